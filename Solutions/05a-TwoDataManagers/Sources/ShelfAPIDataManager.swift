import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Gets the library's books from its server, and turns them into entities.
final class ShelfAPIDataManager {
    private let url: URL
    private let session: URLSession

    init(url: URL, session: URLSession) {
        self.url = url
        self.session = session
    }
}

// MARK: - From the interactor

extension ShelfAPIDataManager: ShelfAPIDataManagerInputProtocol {
    func downloadBooks(then completion: @escaping Answer<[Book]>) {
        let task = session.dataTask(with: url) { data, response, error in
            let result = Result { () throws -> [Book] in
                if let error { throw error }
                guard let data, (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                return try JSONDecoder().decode([LibraryRecord].self, from: data).map(\.book)
            }
            DispatchQueue.main.async { completion(result) }
        }
        task.resume()
    }
}
