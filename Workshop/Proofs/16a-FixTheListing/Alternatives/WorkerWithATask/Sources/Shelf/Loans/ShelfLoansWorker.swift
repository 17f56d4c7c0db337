import Foundation

/// Gets the books that are lent, and takes all of them back.
final class ShelfLoansWorker {
    weak var presenter: ShelfLoans_PresentData?

    private let store: BookStoring

    init(store: BookStoring) {
        self.store = store
    }
}

extension ShelfLoansWorker: ShelfLoans_ManageData {
    func fetchLoans() {
        Task { [weak self, store] in
            switch await store.books() {
            case .success(let books): self?.presenter?.present(loans: books.filter { $0.loan != nil })
            case .failure: self?.presenter?.presentFetchError()
            }
        }
    }

    func returnAllLoans() {
        // The presenter is held until the answer: the end of all loans is news for the module that opened this screen,
        // even if the user has left it.
        Task { [presenter, store] in
            do {
                let books = try await store.books().get()
                try await store.keep(books.map(\.returned)).get()
                presenter?.presentReturnSuccess()
            } catch {
                presenter?.presentReturnError()
            }
        }
    }
}

// MARK: - The store, awaited

extension BookStoring {
    fileprivate func books() async -> Result<[Book], any Error> {
        await withCheckedContinuation { answer in load { answer.resume(returning: $0) } }
    }

    fileprivate func keep(_ books: [Book]) async -> Result<Void, any Error> {
        await withCheckedContinuation { answer in save(books) { answer.resume(returning: $0) } }
    }
}
