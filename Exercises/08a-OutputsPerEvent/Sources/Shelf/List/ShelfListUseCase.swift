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
    // TODO(08a.1): whatever becomes of the books, the presenter hears of it from start to end.

    func eventViewReady() {
        output?.presentBooksStart()
        // Only the list wants this answer, so the closure keeps nothing alive.
        entityGateway.bookManager.fetchAll { [weak self] result in
            switch result {
            case .success(let books): self?.present(books)
            case .failure: self?.output?.presentBooksError()
            }
        }
    }

    private func present(_ books: [Book]) {
        guard !books.isEmpty else {
            output?.presentNoBooksFound()
            return
        }
        let today = now()
        for book in books {
            output?.present(book: ShelfListPresentationModel(book: book, isOverdue: book.isOverdue(at: today)))
        }
        output?.presentBooksEnd()
    }
}

// MARK: - Return all

extension ShelfListUseCase {
    // TODO(08a.2): whatever becomes of a return, the presenter hears of the return.

    func eventReturnAll() {
        entityGateway.bookManager.returnAll { [weak self] result in
            switch result {
            case .success: self?.output?.presentReturnAllSuccess()
            case .failure: self?.output?.presentBooksError()
            }
        }
    }
}

// MARK: - Changes

extension ShelfListUseCase: BookManagerObserver {
    /// Hears that a book was lent or returned, here or on another screen.
    func booksDidChange(_ books: [Book]) {
        present(books)
    }
}
