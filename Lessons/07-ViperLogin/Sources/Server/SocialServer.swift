import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The way to the server: sends requests, and sorts what comes back into an answer or the reason why there is none.
nonisolated final class SocialServer: Sendable {
    /// How long the server may be silent, in seconds. The default of 60 is too long for a user who watches a loader.
    static let patience: TimeInterval = 15

    let url: URL
    let session: URLSession

    init(url: URL, session: URLSession) {
        self.url = url
        self.session = session
    }

    /// Gets what the server has at `path`; the answer comes on the main queue.
    func get<Record: Decodable & Sendable>(
        _ path: String, token: String, then completion: @escaping Answer<Record, ServerFailure>
    ) {
        var request = request(path)
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        send(request, then: completion)
    }

    /// Posts a record to `path`; the answer comes on the main queue.
    func post<Sent: Encodable, Record: Decodable & Sendable>(
        _ record: Sent, to path: String, then completion: @escaping Answer<Record, ServerFailure>
    ) {
        var request = request(path)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try? JSONEncoder().encode(record)
        send(request, then: completion)
    }

    /// Deletes what the server has at `path`, if it can; the answer is ignored.
    func delete(_ path: String, token: String) {
        var request = request(path)
        request.httpMethod = "DELETE"
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        session.dataTask(with: request).resume()
    }

    private func request(_ path: String) -> URLRequest {
        URLRequest(url: url.appending(path: path), timeoutInterval: Self.patience)
    }

    private func send<Record: Decodable & Sendable>(
        _ request: URLRequest, then completion: @escaping Answer<Record, ServerFailure>
    ) {
        let task = session.dataTask(with: request) { data, response, error in
            let status = (response as? HTTPURLResponse)?.statusCode
            let result = Result { () throws(ServerFailure) -> Record in
                if let error { throw ServerFailure(error) }
                return try Self.read(data, status: status)
            }
            DispatchQueue.main.async { completion(result) }
        }
        task.resume()
    }

    private static func read<Record: Decodable>(_ data: Data?, status: Int?) throws(ServerFailure) -> Record {
        switch status {
        case 200: break
        case 401: throw .unauthorized
        case let status?: throw .outOfOrder(status: status)
        case nil: throw .nonsense
        }
        guard let data, let record = try? JSONDecoder().decode(Record.self, from: data) else { throw .nonsense }
        return record
    }
}

nonisolated extension ServerFailure {
    /// The failure, in the app's terms, when no answer came, or only a part of one.
    fileprivate init(_ error: any Error) {
        self = (error as? URLError)?.code == .timedOut ? .tooSlow : .unreachable
    }
}
