import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Gets the library's books from its server, and turns them into entities.
final class ShelfAPIDataManager {
    init(url: URL, session: URLSession) {
    }
}

// MARK: - From the interactor

extension ShelfAPIDataManager: ShelfAPIDataManagerInputProtocol {
    func downloadBooks(then completion: @escaping Answer<[Book]>) {
        // TODO(05a.4): ask the server, and turn its answer into books.
        DispatchQueue.main.async { completion(.success([])) }
    }
}
