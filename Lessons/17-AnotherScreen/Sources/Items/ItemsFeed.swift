import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The address from which the first items come, written there as the store writes them.
nonisolated struct ItemsFeed: Sendable {
    let url: URL
    var session: URLSession = .shared

    /// Gets the items, and answers on the main queue.
    func download(then completion: @escaping @MainActor @Sendable (Result<[Item], any Error>) -> Void) {
        let task = session.dataTask(with: url) { data, response, error in
            let result = Result { try Self.items(in: data, response, error) }
            DispatchQueue.main.async { completion(result) }
        }
        task.resume()
    }

    private static func items(in data: Data?, _ response: URLResponse?, _ error: (any Error)?) throws -> [Item] {
        if let error { throw error }
        guard let data, (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode([Item].self, from: data)
    }
}
