import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A library for playing: it answers requests inside the app, as its server would, without a network.
nonisolated final class DemoLibrary: URLProtocol {
    private static let host = "library.example"

    /// The address of the books.
    static let url = URL(string: "https://\(host)/books") ?? URL(filePath: "/")

    /// A session whose requests this class answers.
    static var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [DemoLibrary.self]
        return URLSession(configuration: configuration)
    }

    private static let books = """
        [
            { "id": 1, "name": "Middlemarch", "by": "George Eliot" },
            { "id": 2, "name": "The Voyage Out", "by": "Virginia Woolf" },
            { "id": 3, "name": "Invisible Cities", "by": "Italo Calvino" },
            { "id": 4, "name": "Kindred", "by": "Octavia E. Butler" }
        ]
        """

    override class func canInit(with request: URLRequest) -> Bool { request.url?.host() == host }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url,
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: nil)
        else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(Self.books.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
