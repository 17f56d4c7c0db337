import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A server for suites: it answers requests without a network, at a host of its own, so that suites run side by side.
///
/// A suite that needs an address and no answer takes that of a stub, too: on Linux `URLSession.shared` sees stubs only if
/// one was made before anybody touched it, as an initializer's default does.
public nonisolated final class StubServer: Sendable {
    /// What a request gets.
    public enum Answer: Sendable {
        /// A response with these bytes.
        case body(Data, status: Int = 200)
        /// No response at all, for this reason.
        case failure(URLError.Code)

        /// A response with this status and nothing else.
        public static func status(_ status: Int) -> Answer { .body(Data(), status: status) }
    }

    private struct State {
        var answer: Answer?
        var requests = 0
        var waiting: [Waiting] = []
    }

    /// A `URLProtocol` is not `Sendable`; this one is left alone by everybody until it is answered, which happens once.
    private struct Waiting: @unchecked Sendable {
        let request: StubRequest
    }

    private static let servers = Mutex<[String: StubServer]>([:])
    private let host = "\(UUID().uuidString.lowercased()).stub.invalid"
    private let state: Mutex<State>

    /// An address on this server.
    public var url: URL { URL(string: "http://\(host)/items.json") ?? URL(filePath: "/") }

    /// How many requests have come.
    public var requests: Int { state.withLock(\.requests) }

    /// A session whose requests come here, for code that is handed its session.
    public var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubRequest.self]
        return URLSession(configuration: configuration)
    }

    /// A server that answers every request at once; without an answer requests wait until `answer(_:)`.
    public init(_ answer: Answer? = nil) {
        state = Mutex(State(answer: answer))
        Self.servers.withLock { $0[host] = self }
        // For code that uses `URLSession.shared`. On Linux that session takes note of what is registered when it is
        // used for the first time, and of nothing later.
        _ = URLProtocol.registerClass(StubRequest.self)
    }

    /// Answers those who wait, in the order in which they came, and from now on everybody.
    public func answer(_ answer: Answer) {
        let waiting = state.withLock { state in
            state.answer = answer
            defer { state.waiting = [] }
            return state.waiting
        }
        for one in waiting { one.request.finish(with: answer) }
    }

    static func isStub(_ url: URL?) -> Bool { url?.host()?.hasSuffix(".stub.invalid") == true }

    static func receive(_ request: StubRequest) {
        let server = servers.withLock { $0[request.request.url?.host() ?? ""] }
        guard let server else { return request.finish(with: .failure(.cannotFindHost)) }
        let one = Waiting(request: request)
        let answer = server.state.withLock { state in
            state.requests += 1
            if state.answer == nil { state.waiting.append(one) }
            return state.answer
        }
        if let answer { request.finish(with: answer) }
    }
}
