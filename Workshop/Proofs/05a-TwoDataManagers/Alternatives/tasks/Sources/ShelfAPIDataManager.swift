import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Gets the library's books from its server, and turns them into entities.
final class ShelfAPIDataManager: ShelfAPIDataManagerInputProtocol {
    private let request: URLRequest
    private let session: URLSession

    init(url: URL, session: URLSession) {
        request = URLRequest(url: url)
        self.session = session
    }

    func downloadBooks(then completion: @escaping Answer<[Book]>) {
        Task { [session, request] in
            do {
                let (data, response) = try await session.data(for: request)
                guard let response = response as? HTTPURLResponse, response.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                let records = try JSONDecoder().decode([LibraryRecord].self, from: data)
                completion(.success(records.map(\.book)))
            } catch {
                completion(.failure(error))
            }
        }
    }
}
