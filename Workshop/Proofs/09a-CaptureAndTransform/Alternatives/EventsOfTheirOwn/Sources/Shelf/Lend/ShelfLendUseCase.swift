import Foundation

/// Says what a captured value means, keeps it, and has the book lent once everything is there.
final class ShelfLendUseCase {
    weak var output: (any ShelfLendUseCaseOutput)?
    private let bookID: Int
    private let entityGateway: any EntityGateway
    private let now: @MainActor () -> Date
    private var name: String?
    private var day: Date?

    init(bookID: Int, entityGateway: any EntityGateway, now: @escaping @MainActor () -> Date) {
        self.bookID = bookID
        self.entityGateway = entityGateway
        self.now = now
    }
}

// MARK: - View ready

extension ShelfLendUseCase {
    func eventViewReady() {
        entityGateway.bookManager.fetch(id: bookID) { [weak self] result in
            switch result {
            case .success(let book): self?.output?.present(bookTitle: book.title)
            case .failure: self?.output?.presentBookError()
            }
        }
    }
}

// MARK: - Capture

extension ShelfLendUseCase {
    func eventNameCaptured(_ name: String) { self.name = name }

    func eventNameGone() { name = nil }

    func eventDayCaptured(_ day: Date) {
        let canEnd = Loan.canEnd(at: day, lentAt: now())
        self.day = canEnd ? day : nil
        output?.presentDue(canEndLoan: canEnd)
    }

    func eventDayGone() { day = nil }
}

// MARK: - Save

extension ShelfLendUseCase {
    func eventSave() {
        guard let output else { return }
        ShelfLendSaveTransformer(books: entityGateway.bookManager, moment: now())
            .transform(book: bookID, name: name, day: day, output: output)
    }
}
