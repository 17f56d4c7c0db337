import Foundation

/// Says of one book where it is, and whether it is overdue.
final class ShelfDetailUseCase {
    weak var output: (any ShelfDetailUseCaseOutput)?
    private let bookID: Int
    private let entityGateway: any EntityGateway
    private let now: @MainActor () -> Date

    init(bookID: Int, entityGateway: any EntityGateway, now: @escaping @MainActor () -> Date) {
        self.bookID = bookID
        self.entityGateway = entityGateway
        self.now = now
        entityGateway.bookManager.observe(with: self)
    }
}

// MARK: - View ready

extension ShelfDetailUseCase {
    func eventViewReady() {
        // Only this screen wants the answer, so the closure keeps nothing alive.
        entityGateway.bookManager.fetch(id: bookID) { [weak self] result in
            switch result {
            case .success(let book): self?.present(book)
            case .failure: self?.output?.presentBookError()
            }
        }
    }

    private func present(_ book: Book) {
        output?.present(book: ShelfDetailPresentationModel(book, isOverdue: book.isOverdue(at: now())))
    }
}

// MARK: - Changes

extension ShelfDetailUseCase: BookManagerObserver {
    func booksDidChange(_ books: [Book]) {
        guard let book = books.first(where: { $0.id == bookID }) else { return }
        present(book)
    }
}
