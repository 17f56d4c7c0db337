import Foundation
import Journeys
import Testing

@testable import Lesson07ViperLogin

@Suite("The way to the server sorts what comes back, and answers later, on the main queue")
struct SocialServerTests {
    private func words(at stub: StubServer) async throws -> [String] {
        let server = SocialServer(url: stub.root, session: stub.session)
        return try await withCheckedThrowingContinuation { done in
            server.get("words", token: "t") { (result: Result<[String], ServerFailure>) in done.resume(with: result) }
        }
    }

    @Test("reads what came, when it is what was asked for")
    func success() async throws {
        let words = try await words(at: StubServer(.body(Data(#"["milk", "bread"]"#.utf8))))
        #expect(words == ["milk", "bread"])
    }

    /// What comes back, and what it means.
    nonisolated static let failures: [(answer: StubServer.Answer, failure: ServerFailure)] = [
        (.failure(.cannotConnectToHost), .unreachable), (.failure(.notConnectedToInternet), .unreachable),
        (.failure(.cannotFindHost), .unreachable), (.cutOff(Data(#"["milk""#.utf8)), .unreachable),
        // It looks whole, but more was promised.
        (.cutOff(Data(#"["milk"]"#.utf8)), .unreachable), (.failure(.timedOut), .tooSlow),
        (.status(401), .unauthorized), (.status(404), .outOfOrder(status: 404)),
        (.body(Data(#"["milk"]"#.utf8), status: 500), .outOfOrder(status: 500)),
        (.body(Data(#"["milk"]"#.utf8), status: 202), .outOfOrder(status: 202)), (.body(Data()), .nonsense),
        (.body(Data("<html>".utf8)), .nonsense), (.body(Data("null".utf8)), .nonsense),
        (.body(Data(#"{"words": []}"#.utf8)), .nonsense), (.body(Data("[1, 2]".utf8)), .nonsense),
    ]

    @Test("says why there is nothing to read", arguments: failures)
    func failure(answer: StubServer.Answer, failure: ServerFailure) async {
        await #expect(throws: failure) { try await words(at: StubServer(answer)) }
    }

    @Test("waits no longer than a user watches a loader")
    func patience() async throws {
        let stub = StubServer(.body(Data("[]".utf8)))
        _ = try await words(at: stub)
        #expect(stub.received.first?.timeout == 15)
    }

    @Test("never answers before the call that asked has returned")
    func answersLater() async {
        let stub = StubServer(.status(404))
        let server = SocialServer(url: stub.root, session: stub.session)
        var answers: [String] = []
        await withCheckedContinuation { done in
            server.get("words", token: "t") { (_: Result<[String], ServerFailure>) in
                answers.append("answer")
                done.resume()
            }
            answers.append("asked")
        }
        #expect(answers == ["asked", "answer"])
    }
}
