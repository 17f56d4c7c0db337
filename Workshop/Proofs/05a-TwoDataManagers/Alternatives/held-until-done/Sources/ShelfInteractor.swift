import Foundation

/// The use case of the list: gets the library's books and keeps them on the device, and ends loans.
final class ShelfInteractor {
    weak var presenter: (any ShelfInteractorOutputProtocol)?
    private let library: any ShelfAPIDataManagerInputProtocol
    private let device: any ShelfLocalDataManagerInputProtocol
    private let clock: @MainActor () -> Date

    init(
        apiDataManager: any ShelfAPIDataManagerInputProtocol,
        localDataManager: any ShelfLocalDataManagerInputProtocol, now: @escaping @MainActor () -> Date
    ) {
        library = apiDataManager
        device = localDataManager
        clock = now
    }
}

// MARK: - From the presenter

extension ShelfInteractor: ShelfInteractorInputProtocol {
    func fetchBooks() {
        library.downloadBooks { sent in
            guard let books = try? sent.get() else { return self.fetchStored() }
            self.device.persist(books) { stored in
                guard let books = try? stored.get() else {
                    self.presenter?.didFailToFetch()
                    return
                }
                self.presenter?.didFetch(self.entries(books))
            }
        }
    }

    func returnAllBooks() {
        device.returnAllBooks { result in
            switch result {
            case .success(let books): self.presenter?.didReturnAll(self.entries(books))
            case .failure: self.presenter?.didFailToReturnAll()
            }
        }
    }

    private func fetchStored() {
        device.loadBooks { stored in
            guard case .success(.some(let books)) = stored else {
                self.presenter?.didFailToFetch()
                return
            }
            self.presenter?.didFetchStored(self.entries(books))
        }
    }

    private func entries(_ books: [Book]) -> [ShelfBook] {
        books.map { ShelfBook(book: $0, isOverdue: $0.loan?.isOverdue(at: clock()) == true) }
    }
}
