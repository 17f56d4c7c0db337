import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The source of the first items: an address with a list of items, in the form in which they are stored.
nonisolated struct ItemsFeed: Sendable {
    let url: URL
    var session: URLSession = .shared

    /// Downloads the items; the answer comes on the main queue.
    func download(then completion: @escaping @MainActor @Sendable (Result<[Item], any Error>) -> Void) {
        let task = session.dataTask(with: url) { data, response, error in
            let result = Result { () throws -> [Item] in
                if let error { throw error }
                guard let data, (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .iso8601
                return try decoder.decode([Item].self, from: data)
            }
            DispatchQueue.main.async { completion(result) }
        }
        task.resume()
    }
}
