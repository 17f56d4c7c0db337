import Foundation
import Journeys
import Testing

@testable import Lesson05Interactor

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("The API data manager gets entities from a server and answers later, on the main queue")
struct ItemsAPIDataManagerTests {
    private func download(from server: StubServer) async throws -> [Item] {
        try await withCheckedThrowingContinuation { done in
            ItemsAPIDataManager(url: server.url, session: server.session).downloadItems { done.resume(with: $0) }
        }
    }

    @Test("reads the items in their order, written as the store writes them")
    func items() async throws {
        let text = """
            [{"name": "Milk", "enabled": true, "date": "2024-05-03T10:00:00Z"},
             {"name": "Bread", "enabled": false, "date": "2024-01-01T00:00:00Z"}]
            """
        let server = StubServer(.body(Data(text.utf8)))
        let items = try await download(from: server)
        #expect(items == [.milk, .bread])
        #expect(server.requests == 1)
    }

    @Test("fails when what comes isn't a list of items", arguments: ["", "{", "null", #"[{"name": "Milk"}]"#])
    func noList(text: String) async {
        await #expect(throws: DecodingError.self) { try await download(from: StubServer(.body(Data(text.utf8)))) }
    }

    @Test("fails when the server answers anything but 200", arguments: [202, 404, 500])
    func refusal(status: Int) async {
        await #expect(throws: URLError(.badServerResponse)) {
            try await download(from: StubServer(.status(status)))
        }
    }

    @Test("fails when there is no server at the address")
    func nobody() async {
        let error = await #expect(throws: URLError.self) {
            try await download(from: StubServer(.failure(.cannotConnectToHost)))
        }
        #expect(error?.code == .cannotConnectToHost)
    }

    @Test("never answers before the call that asked has returned")
    func answersLater() async {
        let server = StubServer(.status(404))
        var answers: [String] = []
        await withCheckedContinuation { done in
            ItemsAPIDataManager(url: server.url, session: server.session).downloadItems { _ in
                answers.append("answer")
                done.resume()
            }
            answers.append("asked")
        }
        #expect(answers == ["asked", "answer"])
    }
}
