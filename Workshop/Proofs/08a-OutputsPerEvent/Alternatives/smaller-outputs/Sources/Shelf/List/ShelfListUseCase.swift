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
        entityGateway.bookManager.fetchAll { [weak self] result in
            switch result {
            case .success(let books): self?.present(books)
            case .failure: self?.presentBetweenStartAndEnd { $0.presentBooksError() }
            }
        }
    }

    private func present(_ books: [Book]) {
        let models = books.map { ShelfListPresentationModel($0, isOverdue: $0.isOverdue(at: now())) }
        presentBetweenStartAndEnd { output in
            if models.isEmpty { output.presentNoBooksFound() }
            for model in models { output.present(book: model) }
        }
    }

    private func presentBetweenStartAndEnd(_ tell: (any ShelfListViewReadyUseCaseOutput) -> Void) {
        guard let output else { return }
        output.presentBooksStart()
        defer { output.presentBooksEnd() }
        tell(output)
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
        present(books)
    }
}
