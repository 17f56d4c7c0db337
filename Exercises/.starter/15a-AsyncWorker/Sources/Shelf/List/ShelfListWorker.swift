import Foundation

/// Gets the books of the list, and takes all of them back.
final class ShelfListWorker {
    weak var presenter: ShelfList_PresentData?

    private let store: BookStoring

    init(store: BookStoring) {
        self.store = store
    }
}

extension ShelfListWorker: ShelfList_ManageData {
    // TODO(15a.1): of two fetches, the newer one decides what the list shows.
    // TODO(15a.3): after the user leaves the screen, no request keeps its actors alive.
    func fetchBooks() {
        store.load { result in
            switch result {
            case .success(let books): self.presenter?.present(books: books)
            case .failure: self.presenter?.presentFetchError()
            }
        }
    }

    // TODO(15a.2): the store hears that its answer is no longer needed.
    func cancelFetch() {}

    // TODO(15a.4): awaits the store as well, and is finished whatever becomes of the screen, as it is today.
    func returnAllBooks() {
        store.returnAll { result in
            switch result {
            case .success: self.presenter?.presentReturnSuccess()
            case .failure: self.presenter?.presentReturnError()
            }
        }
    }
}

// TODO(15a.6): the Worker awaits the store itself, and nothing here is needed anymore.
/// The store has taken no closures since it became a Swift `actor`.
///
/// These methods still take them.
extension BookStoring {
    fileprivate func load(_ answer: @escaping @MainActor (Result<[Book], any Error>) -> Void) {
        Task {
            do {
                answer(.success(try await load()))
            } catch {
                answer(.failure(error))
            }
        }
    }

    fileprivate func returnAll(_ answer: @escaping @MainActor (Result<Void, any Error>) -> Void) {
        Task {
            do {
                answer(.success(try await returnAll()))
            } catch {
                answer(.failure(error))
            }
        }
    }
}
