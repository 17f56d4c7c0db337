import Foundation

/// Gets the books of the list, and takes all of them back.
final class ShelfListWorker {
    weak var presenter: ShelfList_PresentData?

    private let store: BookStoring
    private var loading: Task<[Book], any Error>?

    init(store: BookStoring) {
        self.store = store
    }

    private func finishReturn() async {
        do {
            try await store.returnAll()
            presenter?.presentReturnSuccess()
        } catch {
            presenter?.presentReturnError()
        }
    }
}

extension ShelfListWorker: ShelfList_ManageData {
    func fetchBooks() {
        cancelFetch()
        let loading = Task { [store] in try await store.load() }
        self.loading = loading
        Task { [weak self] in
            let result = await loading.result
            guard !loading.isCancelled, let presenter = self?.presenter else { return }
            switch result {
            case .success(let books): presenter.present(books: books)
            case .failure: presenter.presentFetchError()
            }
        }
    }

    func cancelFetch() {
        loading?.cancel()
    }

    func returnAllBooks() {
        Task { await finishReturn() }
    }
}
