import Foundation

/// Gets the books of the list, and takes all of them back.
final class ShelfListWorker {
    weak var presenter: ShelfList_PresentData?

    private let store: BookStoring
    private var fetch: Task<Void, Never>?
    private var newest = 0

    init(store: BookStoring) {
        self.store = store
    }

    deinit {
        fetch?.cancel()
    }

    /// Returns whether the presenter still waits for the answer to that fetch.
    private func isWanted(_ number: Int) -> Bool {
        number == newest
    }
}

extension ShelfListWorker: ShelfList_ManageData {
    func fetchBooks() {
        cancelFetch()
        fetch = Task { [weak self, store, newest] in
            let result: Result<[Book], any Error>
            do {
                result = .success(try await store.load())
            } catch {
                result = .failure(error)
            }
            guard let self, isWanted(newest) else { return }
            switch result {
            case .success(let books): presenter?.present(books: books)
            case .failure: presenter?.presentFetchError()
            }
        }
    }

    func cancelFetch() {
        newest += 1
        fetch?.cancel()
        fetch = nil
    }

    func returnAllBooks() {
        Task { [weak self, store] in
            do {
                try await store.returnAll()
                self?.presenter?.presentReturnSuccess()
            } catch {
                self?.presenter?.presentReturnError()
            }
        }
    }
}
