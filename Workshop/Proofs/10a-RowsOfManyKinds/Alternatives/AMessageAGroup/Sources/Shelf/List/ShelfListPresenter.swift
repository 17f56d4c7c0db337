import Foundation

/// Passes events on to the use case or the router, and turns the results into texts.
final class ShelfListPresenter {
    weak var output: (any ShelfListPresenterOutput)?
    private let useCase: ShelfListUseCase
    private let router: any ShelfListRouterProtocol
    private var rows: [ShelfListViewModel] = []
    /// Whether a return is under way, so that a second tap doesn't ask for another one.
    private var isReturning = false

    init(useCase: ShelfListUseCase, router: any ShelfListRouterProtocol) {
        self.useCase = useCase
        self.router = router
    }
}

// MARK: - Rows

extension ShelfListPresenter {
    var rowCount: Int { rows.count }

    func row(at index: Int) -> ShelfListViewModel { rows[index] }

    func cellId(at index: Int) -> String { rows[index].cellId }

    func cellHeight(at index: Int) -> CGFloat { rows[index].height }
}

// MARK: - Events

extension ShelfListPresenter {
    func eventViewReady() {
        output?.show(title: "Bookshelf")
        output?.showBooksStart()
        useCase.eventViewReady()
    }

    func eventBookSelected(at index: Int) {
        // The row may be gone since the touch, or not be a book's.
        guard rows.indices.contains(index), let id = rows[index].bookID else { return }
        router.eventBookSelected(id: id)
    }

    func eventReturnAll() {
        guard !isReturning else { return }
        isReturning = true
        output?.showReturnAllStart()
        useCase.eventReturnAll()
    }
}

// MARK: - ViewReady output

extension ShelfListPresenter: ShelfListViewReadyUseCaseOutput {
    func presentBooksStart() {
        rows = []
    }

    func presentOverdueStart() {
        rows.append(.heading(Words.overdue))
    }

    func presentNothingOverdue() {
        rows.append(.message("No book is overdue."))
    }

    func presentLentStart() {
        rows.append(.heading(Words.lent))
    }

    func presentNothingLent() {
        rows.append(.message("No book is lent."))
    }

    func presentAtHomeStart() {
        rows.append(.heading(Words.atHome))
    }

    func presentNothingAtHome() {
        rows.append(.message("No book is at home."))
    }

    func present(book: ShelfListPresentationModel) {
        let lending = book.lending.map { "lent to \($0.borrower) until \(DueDate.text($0.due))" }
        let detail = [book.author, lending].compactMap(\.self).joined(separator: ", ")
        rows.append(
            .book(
                id: book.id, title: book.title, detail: detail, standsOut: book.lending?.isOverdue ?? false,
                accessibilityLabel: [book.title, word(for: book.lending), detail].joined(separator: ", ")))
    }

    func presentNoBooksFound() {
        rows.append(.message("No books yet"))
    }

    func presentBooksError() {
        rows.append(.error("Your books could not be loaded."))
    }

    func presentBooksEnd(counts: ShelfListPresentationModel.Counts?) {
        if let counts { rows.append(.footer(text(of: counts))) }
        output?.showBooks()
    }

    private func word(for lending: ShelfListPresentationModel.Lending?) -> String {
        guard let lending else { return Words.atHome }
        return lending.isOverdue ? Words.overdue : Words.lent
    }

    private func text(of counts: ShelfListPresentationModel.Counts) -> String {
        let all = counts.overdue + counts.lent + counts.atHome
        return "\(all) \(all == 1 ? "book" : "books"): "
            + "\(counts.overdue) overdue, \(counts.lent) lent, \(counts.atHome) at home"
    }
}

// MARK: - ReturnAll output

extension ShelfListPresenter: ShelfListReturnAllUseCaseOutput {
    func presentReturnAllSuccess() {
        isReturning = false
        output?.showReturnAllEnd(title: "Done", message: "All books are back on the shelf.")
    }

    func presentReturnAllError() {
        isReturning = false
        output?.showReturnAllEnd(title: "Error", message: "Your books could not be returned.")
    }
}

extension ShelfListPresenter: ShelfListUseCaseOutput {}

/// The words for the groups, with keys for a translator.
private enum Words {
    static let overdue = word("group.overdue", "Overdue")
    static let lent = word("group.lent", "Lent")
    static let atHome = word("group.atHome", "At home")

    private static func word(_ key: String, _ english: String) -> String {
        NSLocalizedString(key, value: english, comment: "Group of books")
    }
}
