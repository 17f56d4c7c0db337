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
        var counts: ShelfListPresentationModel.Counts?
        output?.presentBooksStart()
        switch result {
        case .success(let books) where books.isEmpty: output?.presentNoBooksFound()
        case .success(let books): counts = present(books)
        case .failure: output?.presentBooksError()
        }
        output?.presentBooksEnd(counts: counts)
    }

    /// Tells the groups, and answers with how many books are in each.
    private func present(_ books: [Book]) -> ShelfListPresentationModel.Counts {
        let today = now()
        let overdue = books.filter { $0.isOverdue(at: today) }
        let lent = books.filter { $0.loan != nil && !$0.isOverdue(at: today) }
        let atHome = books.filter { $0.loan == nil }
        output?.presentOverdueStart()
        if overdue.isEmpty { output?.presentNothingOverdue() }
        present(overdue, areOverdue: true)
        output?.presentLentStart()
        if lent.isEmpty { output?.presentNothingLent() }
        present(lent, areOverdue: false)
        output?.presentAtHomeStart()
        if atHome.isEmpty { output?.presentNothingAtHome() }
        present(atHome, areOverdue: false)
        return ShelfListPresentationModel.Counts(overdue: overdue.count, lent: lent.count, atHome: atHome.count)
    }

    private func present(_ books: [Book], areOverdue: Bool) {
        for book in books { output?.present(book: ShelfListPresentationModel(book, isOverdue: areOverdue)) }
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
