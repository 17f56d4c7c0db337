import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A server for suites: it answers requests without a network, at a host of its own, so that suites run side by side.
///
/// A suite that needs an address and no answer takes that of a stub, too: on Linux `URLSession.shared` sees stubs only if
/// one was made before anybody touched it, as an initializer's default does.
package nonisolated final class StubServer: Sendable {
    /// What a request gets.
    package indirect enum Answer: Sendable {
        /// A response with these bytes.
        case body(Data, status: Int = 200)
        /// No response at all, for this reason.
        case failure(URLError.Code)
        /// A response that promises more than these bytes, and breaks off after them.
        case cutOff(Data)
        /// Another answer, after that time.
        case late(Duration, Answer)

        /// A response with this status and nothing else.
        package static func status(_ status: Int) -> Answer { .body(Data(), status: status) }
    }

    private struct State {
        var answer: @Sendable (Request) -> Answer?
        var received: [Request] = []
        var waiting: [Waiting] = []
        var canceled = 0
    }

    /// A `URLProtocol` is not `Sendable`; this one is left alone by everybody until it is answered, which happens once.
    private struct Waiting: @unchecked Sendable {
        let request: StubRequest
        let received: Request

        /// Sends the answer, or has it sent when its time has come.
        func finish(with answer: Answer) {
            guard case .late(let delay, let answer) = answer else { return request.finish(with: answer) }
            let seconds = Double(delay.components.seconds) + Double(delay.components.attoseconds) / 1e18
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { finish(with: answer) }
        }
    }

    private static let servers = Mutex<[String: StubServer]>([:])
    private let host = "\(UUID().uuidString.lowercased()).stub.invalid"
    private let state: Mutex<State>

    /// The server's address.
    package var root: URL { URL(string: "http://\(host)") ?? URL(filePath: "/") }

    /// An address on this server.
    package var url: URL { root.appending(path: "items.json") }

    /// How many requests have come.
    package var requests: Int { state.withLock(\.received.count) }

    /// The requests that have come, the first one first.
    package var received: [Request] { state.withLock(\.received) }

    /// How many requests were canceled before they were answered.
    package var canceled: Int { state.withLock(\.canceled) }

    /// A session whose requests come here, for code that is handed its session.
    package var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubRequest.self]
        return URLSession(configuration: configuration)
    }

    /// A server that answers every request at once; without an answer requests wait until `answer(_:)`.
    package convenience init(_ answer: Answer? = nil) {
        self.init(answering: { _ in answer })
    }

    /// A server that looks at each request before it answers; with nil it lets that one wait.
    package init(answering answer: @escaping @Sendable (Request) -> Answer?) {
        state = Mutex(State(answer: answer))
        Self.servers.withLock { $0[host] = self }
        // For code that uses `URLSession.shared`. On Linux that session takes note of what is registered when it is
        // used for the first time, and of nothing later.
        _ = URLProtocol.registerClass(StubRequest.self)
    }

    /// Answers those who wait, in the order in which they came, and from now on everybody.
    package func answer(_ answer: Answer) {
        self.answer(with: { _ in answer })
    }

    /// Answers those who wait, in the order in which they came, and from now on everybody, by a look at each request.
    package func answer(with answer: @escaping @Sendable (Request) -> Answer?) {
        let waiting = state.withLock { state in
            state.answer = answer
            let answered = state.waiting.map { ($0, answer($0.received)) }
            state.waiting = answered.filter { one in one.1 == nil }.map(\.0)
            return answered
        }
        for (one, answer) in waiting { if let answer { one.finish(with: answer) } }
    }

    static func isStub(_ url: URL?) -> Bool { url?.host()?.hasSuffix(".stub.invalid") == true }

    static func cancel(_ request: StubRequest) {
        let server = servers.withLock { $0[request.request.url?.host() ?? ""] }
        server?.state.withLock { state in
            state.canceled += 1
            state.waiting.removeAll { $0.request === request }
        }
    }

    static func receive(_ request: StubRequest) {
        let one = Waiting(request: request, received: Request(request.request))
        let server = servers.withLock { $0[request.request.url?.host() ?? ""] }
        guard let server else { return one.finish(with: .failure(.cannotFindHost)) }
        let answer = server.state.withLock { state in
            state.received.append(one.received)
            let answer = state.answer(one.received)
            if answer == nil { state.waiting.append(one) }
            return answer
        }
        if let answer { one.finish(with: answer) }
    }
}
