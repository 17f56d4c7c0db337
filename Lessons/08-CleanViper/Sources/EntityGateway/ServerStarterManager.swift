import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Gets the first items from an address that lists them in the form in which items are stored.
nonisolated final class ServerStarterManager: StarterManager, Sendable {
    let url: URL
    let session: URLSession

    init(url: URL, session: URLSession = .shared) {
        self.url = url
        self.session = session
    }

    /// Downloads the items; the answer comes on the main queue.
    func fetchAll(then completion: @escaping Answer<[StarterItem]>) {
        let task = session.dataTask(with: url) { data, response, error in
            let result = Result { () throws -> [StarterItem] in
                if let error { throw error }
                guard let data, (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .iso8601
                return try decoder.decode([ItemRecord].self, from: data).map {
                    StarterItem(name: $0.name, enabled: $0.enabled, date: $0.date)
                }
            }
            DispatchQueue.main.async { completion(result) }
        }
        task.resume()
    }
}
