import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A request to a stub server, from the side of the server.
nonisolated final class StubRequest: URLProtocol {
    /// Held while an answer is sent: on Linux a session traps when a request is answered that it has canceled.
    private let turn = NSRecursiveLock()
    private var isOver = false

    override class func canInit(with request: URLRequest) -> Bool { StubServer.isStub(request.url) }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() { StubServer.receive(self) }

    /// The session has its answer, or it wants none any more.
    override func stopLoading() {
        let isCanceled = turn.withLock {
            defer { isOver = true }
            return !isOver
        }
        if isCanceled { StubServer.cancel(self) }
    }

    /// Sends the answer, unless the request was canceled; nobody asks what a request of a suite holds after that.
    func finish(with answer: StubServer.Answer) {
        turn.withLock {
            guard !isOver else { return }
            isOver = true
            send(answer)
        }
    }

    private func send(_ answer: StubServer.Answer) {
        switch answer {
        case .body(let data, let status): respond(status: status, data)
        case .failure(let code): client?.urlProtocol(self, didFailWithError: URLError(code))
        case .cutOff(let data):
            begin(status: 200, headers: ["Content-Length": "\(data.count + 1)"], data)
            client?.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
        // The server has waited before it sends this.
        case .late(_, let answer): send(answer)
        }
    }

    private func respond(status: Int, _ data: Data) {
        begin(status: status, headers: nil, data)
        client?.urlProtocolDidFinishLoading(self)
    }

    private func begin(status: Int, headers: [String: String]?, _ data: Data) {
        guard let url = request.url,
            let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
        else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: data)
    }
}
