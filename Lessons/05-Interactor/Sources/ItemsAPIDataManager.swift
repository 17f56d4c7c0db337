import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The source of the first items: an address with a list of items, in the form in which they are stored.
nonisolated final class ItemsAPIDataManager: ItemsAPIDataManagerInputProtocol, Sendable {
    let url: URL
    let session: URLSession

    init(url: URL, session: URLSession = .shared) {
        self.url = url
        self.session = session
    }

    /// Downloads the items; the answer comes on the main queue.
    func downloadItems(then completion: @escaping Answer<[Item]>) {
        let task = session.dataTask(with: url) { data, response, error in
            let result = Result { () throws -> [Item] in
                if let error { throw error }
                guard let data, (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .iso8601
                return try decoder.decode([ItemRecord].self, from: data).map(\.item)
            }
            DispatchQueue.main.async { completion(result) }
        }
        task.resume()
    }
}
