import Foundation
import Journeys
import Testing

@testable import Lesson07ViperLogin

@Suite("Home's API data manager asks with the session's token, and turns the answer into posts")
struct HomeAPIDataManagerTests {
    private func dataManager(_ server: StubServer) -> HomeAPIDataManager {
        HomeAPIDataManager(server: SocialServer(url: server.root, session: server.session))
    }

    private func posts(at server: StubServer) async throws -> [Post] {
        let api = dataManager(server)
        return try await withCheckedThrowingContinuation { done in
            api.fetchPosts(for: .ada) { done.resume(with: $0) }
        }
    }

    @Test("gets the posts in their order")
    func fetch() async throws {
        let text = """
            [{"author": "Grace Hopper", "text": "Found a bug."}, {"author": "Alan Turing", "text": "Does it end?"}]
            """
        let server = StubServer(.body(Data(text.utf8)))
        let posts = try await posts(at: server)
        #expect(posts == [.bug, .program])
        let request = try #require(server.received.first)
        #expect("\(request.method) \(request.path)" == "GET /posts")
        #expect(request.headers["Authorization"] == "Bearer token-of-ada")
    }

    @Test("passes on why the server did not answer")
    func failure() async {
        await #expect(throws: ServerFailure.unauthorized) { try await posts(at: StubServer(.status(401))) }
    }

    @Test("has the server end the session, and waits for nothing")
    func end() async throws {
        let server = StubServer(.status(200))
        dataManager(server).end(.ada)
        while server.requests == 0 { try await Task.sleep(for: .milliseconds(1)) }
        let request = try #require(server.received.first)
        #expect("\(request.method) \(request.path)" == "DELETE /session")
        #expect(request.headers["Authorization"] == "Bearer token-of-ada")
    }
}
