import Foundation

/// Says which books there are and which are overdue, and takes all of them back.
final class ShelfListUseCase {
    weak var output: (any ShelfListUseCaseOutput)?
    private let entityGateway: any EntityGateway
    private let now: @MainActor () -> Date

    init(entityGateway: any EntityGateway, now: @escaping @MainActor () -> Date) {
        self.entityGateway = entityGateway
        self.now = now
        entityGateway.bookManager.observe(with: self)
    }
}

// MARK: - View ready

extension ShelfListUseCase {
    func eventViewReady() {
        // Only the list wants this answer, so the closure keeps nothing alive.
        entityGateway.bookManager.fetchAll { [weak self] result in self?.present(result) }
    }

    private func present(_ result: Result<[Book], any Error>) {
        output?.presentBooksStart()
        switch result {
        case .success(let books) where books.isEmpty: output?.presentNoBooksFound()
        case .success(let books):
            let today = now()
            // TODO(10a.1): overdue ones first, then those that are lent, then the others.
            for book in books {
                output?.present(book: ShelfListPresentationModel(book, isOverdue: book.isOverdue(at: today)))
            }
        case .failure: output?.presentBooksError()
        }
        output?.presentBooksEnd()
    }
}

// MARK: - Return all

extension ShelfListUseCase {
    func eventReturnAll() {
        entityGateway.bookManager.returnAll { [weak self] result in
            switch result {
            case .success: self?.output?.presentReturnAllSuccess()
            case .failure: self?.output?.presentReturnAllError()
            }
        }
    }
}

// MARK: - Changes

extension ShelfListUseCase: BookManagerObserver {
    /// Hears that a book was lent or returned, here or on another screen.
    func booksDidChange(_ books: [Book]) {
        present(.success(books))
    }
}
