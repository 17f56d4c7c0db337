import Foundation

/// Says which books there are, which are overdue and which are lent, and takes all of them back.
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
        case .success(let books): present(books)
        case .failure: output?.presentBooksError()
        }
        output?.presentBooksEnd()
    }

    /// Tells the groups.
    ///
    /// The clock is read once, so that no book changes its group meanwhile.
    private func present(_ books: [Book]) {
        let today = now()
        for group in ShelfListPresentationModel.Group.allCases {
            output?.presentGroupStart(group)
            let members = books.filter { self.group(of: $0, at: today) == group }
            for book in members {
                output?.present(book: ShelfListPresentationModel(book, isOverdue: group == .overdue))
            }
            if members.isEmpty { output?.presentNoBooksFound(in: group) }
        }
    }

    private func group(of book: Book, at today: Date) -> ShelfListPresentationModel.Group {
        if book.isOverdue(at: today) { return .overdue }
        return book.loan == nil ? .atHome : .lent
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
