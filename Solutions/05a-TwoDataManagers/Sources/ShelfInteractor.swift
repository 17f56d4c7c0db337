import Foundation

/// The use case of the list: gets the library's books and keeps them on the device, and ends loans.
final class ShelfInteractor {
    weak var presenter: (any ShelfInteractorOutputProtocol)?
    private let apiDataManager: any ShelfAPIDataManagerInputProtocol
    private let localDataManager: any ShelfLocalDataManagerInputProtocol
    private let now: @MainActor () -> Date

    init(
        apiDataManager: any ShelfAPIDataManagerInputProtocol,
        localDataManager: any ShelfLocalDataManagerInputProtocol, now: @escaping @MainActor () -> Date
    ) {
        self.apiDataManager = apiDataManager
        self.localDataManager = localDataManager
        self.now = now
    }

    private func judged(_ books: [Book]) -> [ShelfBook] {
        let time = now()
        return books.map { ShelfBook(book: $0, isOverdue: $0.loan?.isOverdue(at: time) ?? false) }
    }

    /// The stored books are better than nothing, as long as they aren't shown as the library's answer.
    private func fetchStored() {
        localDataManager.loadBooks { [weak self] result in
            guard let self else { return }
            if case .success(let books?) = result {
                self.presenter?.didFetchStored(self.judged(books))
            } else {
                self.presenter?.didFailToFetch()
            }
        }
    }
}

// MARK: - From the presenter

extension ShelfInteractor: ShelfInteractorInputProtocol {
    func fetchBooks() {
        let report: Answer<[Book]> = { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let books): self.presenter?.didFetch(self.judged(books))
            case .failure: self.presenter?.didFailToFetch()
            }
        }
        // The library's books are stored even if the screen is gone, so the closure holds the data manager
        // that stores them.
        apiDataManager.downloadBooks { [weak self, localDataManager] result in
            switch result {
            case .success(let books): localDataManager.persist(books, then: report)
            case .failure: self?.fetchStored()
            }
        }
    }

    func returnAllBooks() {
        localDataManager.returnAllBooks { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let books): self.presenter?.didReturnAll(self.judged(books))
            case .failure: self.presenter?.didFailToReturnAll()
            }
        }
    }
}
