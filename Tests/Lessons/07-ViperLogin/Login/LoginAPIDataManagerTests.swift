import Foundation
import Journeys
import Testing

@testable import Lesson07ViperLogin

@Suite("The login's API data manager sends what was typed, and turns the answer into a session")
struct LoginAPIDataManagerTests {
    private func logIn(at server: StubServer) async throws -> Session {
        try await withCheckedThrowingContinuation { done in
            let api = LoginAPIDataManager(server: SocialServer(url: server.root, session: server.session))
            api.logIn(email: "ada@example.com", password: "engine") { done.resume(with: $0) }
        }
    }

    @Test("posts email and password, as JSON in the body")
    func request() async throws {
        let server = SocialStub().opened()
        let session = try await logIn(at: server)
        #expect(session == .ada)
        let request = try #require(server.received.first)
        #expect("\(request.method) \(request.path)" == "POST /login")
        #expect(request.headers["Content-Type"] == "application/json")
        let sent = try JSONDecoder().decode([String: String].self, from: request.body)
        #expect(sent == ["email": "ada@example.com", "password": "engine"])
    }

    @Test("a session without a token is none", arguments: [#"{"name": "Ada", "token": ""}"#, #"{"name": "Ada"}"#])
    func noToken(text: String) async {
        await #expect(throws: ServerFailure.nonsense) {
            try await logIn(at: StubServer(.body(Data(text.utf8))))
        }
    }

    @Test("passes on why the server did not answer")
    func failure() async {
        await #expect(throws: ServerFailure.unauthorized) { try await logIn(at: StubServer(.status(401))) }
    }
}
