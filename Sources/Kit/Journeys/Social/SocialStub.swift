import Foundation
import Synchronization

/// The server of the social app, for journeys and players: it knows one user, and can be told to behave badly.
package nonisolated final class SocialStub: Sendable {
    /// How the server behaves.
    package enum Behavior: String, CaseIterable, Sendable {
        /// It does what it is asked for.
        case answers
        /// It knows nobody, whatever they send.
        case refuses
        /// It does what it is asked for, after a while.
        case slow
        /// It can't be reached.
        case down
        /// It answers with something else.
        case nonsense

        /// What the server does, as in "is down".
        package var words: String {
            switch self {
            case .answers: "answers as it should"
            case .refuses: "knows nobody"
            case .slow: "is slow"
            case .down: "is down"
            case .nonsense: "answers nonsense"
            }
        }
    }

    private struct State {
        var behavior: Behavior
        var hasEnded = false
    }

    /// The email address of the one user.
    package static let email = "ada@example.com"
    /// The password of the one user.
    package static let password = "engine"
    /// What a session is known by; a server that was started anew knows it, too.
    private static let token = "token-of-ada"

    private let state: Mutex<State>
    /// How long it takes to answer while it is slow.
    package let delay: Duration

    /// A server that behaves like that from the start; being slow takes it so long.
    package init(_ behavior: Behavior = .answers, delay: Duration = .seconds(3)) {
        state = Mutex(State(behavior: behavior))
        self.delay = delay
    }

    /// How the server behaves, for what it is asked from now on.
    package var behavior: Behavior {
        get { state.withLock(\.behavior) }
        set { state.withLock { $0.behavior = newValue } }
    }

    /// Opens the server at an address of its own.
    package func opened() -> StubServer {
        StubServer(answering: { self.answer(to: $0) })
    }

    /// What a request gets, as the server behaves now.
    package func answer(to request: StubServer.Request) -> StubServer.Answer {
        switch behavior {
        case .answers: rightAnswer(to: request)
        case .refuses: .status(401)
        case .slow: .late(delay, rightAnswer(to: request))
        case .down: .failure(.cannotConnectToHost)
        case .nonsense: .body(Data("<html>Welcome to the hotel's network</html>".utf8))
        }
    }

    private func rightAnswer(to request: StubServer.Request) -> StubServer.Answer {
        if (request.method, request.path) == ("POST", "/login") { return login(request.body) }
        let isKnown = request.headers["Authorization"] == "Bearer \(Self.token)"
        guard isKnown, !state.withLock(\.hasEnded) else { return .status(401) }
        switch (request.method, request.path) {
        case ("GET", "/posts"): return .body((try? JSONEncoder().encode(SentPost.two)) ?? Data())
        case ("DELETE", "/session"):
            state.withLock { $0.hasEnded = true }
            return .status(200)
        default: return .status(404)
        }
    }

    private func login(_ body: Data) -> StubServer.Answer {
        let sent = try? JSONDecoder().decode([String: String].self, from: body)
        guard sent == ["email": Self.email, "password": Self.password] else { return .status(401) }
        state.withLock { $0.hasEnded = false }
        return .body(Data(#"{"name": "Ada Lovelace", "token": "\#(Self.token)"}"#.utf8))
    }
}
