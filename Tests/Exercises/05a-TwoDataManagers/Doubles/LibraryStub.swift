import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The library's server, without a network: an address and a session of its own, so that tests run side by side.
nonisolated final class LibraryStub: Sendable {
    /// The replies to a request.
    enum Reply: Sendable {
        case body(String, status: Int = 200)
        /// As from a server that doesn't speak HTTP.
        case bodyWithoutStatus(String)
        case failure(URLError.Code)
    }

    private static let stubs = Mutex<[String: LibraryStub]>([:])
    private let host = "\(UUID().uuidString.lowercased()).library.invalid"
    private let state: Mutex<(reply: Reply, requests: [URL])>
    /// The continuations of the requests that wait while the server hesitates; nil while it doesn't.
    private let waiting = Mutex<[@Sendable () -> Void]?>(nil)

    /// A server that replies to every request like this.
    init(_ reply: Reply) {
        state = Mutex((reply, []))
        Self.stubs.withLock { $0[host] = self }
    }

    /// The address of the books.
    var url: URL { URL(string: "http://\(host)/books") ?? URL(filePath: "/") }

    /// The session whose requests come here.
    var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [LibraryRequest.self]
        return URLSession(configuration: configuration)
    }

    /// The addresses that were asked for.
    var requests: [URL] { state.withLock(\.requests) }

    /// Replies to requests like this from now on.
    func reply(_ reply: Reply) { state.withLock { $0.reply = reply } }

    /// From now on, requests come and get nothing, until `goOn()`.
    func hesitate() { waiting.withLock { $0 = [] } }

    /// Replies to the requests that wait, and at once to those that follow.
    func goOn() {
        let replies = waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting ?? []
        }
        for reply in replies { DispatchQueue.global().async(execute: reply) }
    }

    /// Takes note of a request, and says whether the server hesitates; then the reply waits.
    static func holds(_ reply: @escaping @Sendable () -> Void, to url: URL) -> Bool {
        guard let stub = stubs.withLock({ $0[url.host() ?? ""] }) else { return false }
        let isHeld = stub.waiting.withLock { waiting in
            waiting?.append(reply)
            return waiting != nil
        }
        stub.state.withLock { $0.requests.append(url) }
        return isHeld
    }

    static func reply(to url: URL) -> Reply {
        guard let stub = stubs.withLock({ $0[url.host() ?? ""] }) else { return .failure(.cannotFindHost) }
        return stub.state.withLock(\.reply)
    }
}

/// A request to a stub, from the side of the server.
nonisolated final class LibraryRequest: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
        request.url?.host()?.hasSuffix(".library.invalid") == true
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        // Nothing else touches a request while it waits.
        nonisolated(unsafe) let waiting = self
        if LibraryStub.holds({ waiting.reply() }, to: url) { return }
        reply()
    }

    private func reply() {
        guard let url = request.url else { return }
        switch LibraryStub.reply(to: url) {
        case .failure(let code):
            client?.urlProtocol(self, didFailWithError: URLError(code))
        case .body(let text, let status):
            answer(HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil), text)
        case .bodyWithoutStatus(let text):
            answer(URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil), text)
        }
    }

    private func answer(_ response: URLResponse?, _ text: String) {
        guard let response else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(text.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
