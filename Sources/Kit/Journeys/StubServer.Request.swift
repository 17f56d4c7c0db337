import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension StubServer {
    /// A request as it came.
    package nonisolated struct Request: Sendable {
        /// How it asks, such as `GET`.
        package let method: String
        /// What it asks for, such as `/posts`.
        package let path: String
        /// Its headers by name.
        package let headers: [String: String]
        /// What it sends along.
        package let body: Data
        /// How long the one who asks will wait, in seconds.
        package let timeout: TimeInterval

        init(_ request: URLRequest) {
            method = request.httpMethod ?? "GET"
            path = request.url?.path() ?? ""
            headers = request.allHTTPHeaderFields ?? [:]
            body = request.httpBody ?? Self.bytes(of: request.httpBodyStream)
            timeout = request.timeoutInterval
        }

        /// On Apple's systems a body arrives as a stream.
        private static func bytes(of stream: InputStream?) -> Data {
            guard let stream else { return Data() }
            var data = Data()
            stream.open()
            defer { stream.close() }
            var chunk = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = stream.read(&chunk, maxLength: chunk.count)
                guard count > 0 else { return data }
                data.append(contentsOf: chunk.prefix(count))
            }
        }
    }
}
