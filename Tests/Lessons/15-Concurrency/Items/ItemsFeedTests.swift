import Foundation
import Journeys
import Testing

@testable import Lesson15Concurrency

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("The feed gets the first items from an address, and can be canceled", .timeLimit(.minutes(5)))
struct ItemsFeedTests {
    private func download(from server: StubServer) async throws -> [Item] {
        try await ItemsFeed(url: server.url, session: server.session).download()
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

    @Test("fails when no server answers at the address")
    func nobody() async {
        let error = await #expect(throws: URLError.self) {
            try await download(from: StubServer(.failure(.cannotConnectToHost)))
        }
        #expect(error?.code == .cannotConnectToHost)
    }

    @Test("ends the download when the one who waits for it is canceled")
    func canceled() async {
        let slow = SlowStart()
        let task = Task { try await slow.feed.download() }
        await slow.requestArrives()
        task.cancel()
        let error = await #expect(throws: URLError.self) { try await task.value }
        #expect(error?.code == .cancelled)
        #expect(slow.server.canceled == 1)
    }
}
