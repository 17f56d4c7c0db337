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

    func cellId(at index: Int) -> String { rows[index].cellId.rawValue }

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

    func presentGroupStart(_ group: ShelfListPresentationModel.Group) {
        rows.append(.heading(title: heading(of: group)))
    }

    func present(book: ShelfListPresentationModel) {
        let lending = book.lending.map { "lent to \($0.borrower) until \(DueDate.text($0.due))" }
        let detail = [book.author, lending].compactMap(\.self).joined(separator: ", ")
        rows.append(
            .book(
                ShelfListBookViewModel(
                    id: book.id, title: book.title, detail: detail, standsOut: book.lending?.isOverdue ?? false,
                    accessibilityLabel: "\(book.title), \(heading(of: book.group)), \(detail)")))
    }

    func presentNoBooksFound(in group: ShelfListPresentationModel.Group) {
        rows.append(.message(text: message(for: group)))
    }

    func presentNoBooksFound() {
        rows.append(.message(text: "No books yet"))
    }

    func presentBooksError() {
        rows.append(.error(text: "Your books could not be loaded."))
    }

    func presentBooksEnd(counts: ShelfListPresentationModel.Counts?) {
        if let counts { rows.append(.footer(text: text(of: counts))) }
        output?.showBooks()
    }

    private func heading(of group: ShelfListPresentationModel.Group) -> String {
        switch group {
        case .overdue: NSLocalizedString("Overdue", comment: "Group of books")
        case .lent: NSLocalizedString("Lent", comment: "Group of books")
        case .atHome: NSLocalizedString("At home", comment: "Group of books")
        }
    }

    private func message(for group: ShelfListPresentationModel.Group) -> String {
        switch group {
        case .overdue: "No book is overdue."
        case .lent: "No book is lent."
        case .atHome: "No book is at home."
        }
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
