import Foundation

/// Passes events on to the use case or the router, and turns the results into texts.
final class ShelfListPresenter {
    weak var output: (any ShelfListPresenterOutput)?
    private let useCase: ShelfListUseCase
    private let router: any ShelfListRouterProtocol
    private var rows: [ShelfListViewModel] = []
    /// The text in place of the rows when there are none.
    private var message: String?
    /// Whether a return is under way, so that a second tap doesn't ask for another one.
    private var isReturning = false

    init(useCase: ShelfListUseCase, router: any ShelfListRouterProtocol) {
        self.useCase = useCase
        self.router = router
    }

    var rowCount: Int { rows.count }

    func row(at index: Int) -> ShelfListViewModel { rows[index] }

    // TODO(10a.5): each row says which kind of cell it needs, and how high that is.
    func cellId(at index: Int) -> String { "Book" }

    func cellHeight(at index: Int) -> CGFloat { 60 }
}

// MARK: - Events

extension ShelfListPresenter {
    func eventViewReady() {
        output?.show(title: "Bookshelf")
        output?.showBooksStart()
        useCase.eventViewReady()
    }

    func eventBookSelected(at index: Int) {
        // TODO(10a.4): not every row is a book.
        guard rows.indices.contains(index) else { return }
        router.eventBookSelected(id: rows[index].id)
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
        message = nil
    }

    // TODO(10a.8): say what others see by a color, in words that can be translated.
    func present(book: ShelfListPresentationModel) {
        let lending = book.lending.map { "lent to \($0.borrower) until \(DueDate.text($0.due))" }
        rows.append(
            ShelfListViewModel(
                id: book.id,
                title: book.title,
                detail: [book.author, lending].compactMap(\.self).joined(separator: ", "),
                standsOut: book.lending?.isOverdue ?? false))
    }

    // TODO(10a.2): the text in place of books is a row as well.
    func presentNoBooksFound() {
        message = "No books yet"
    }

    func presentBooksError() {
        message = "Your books could not be loaded."
    }

    // TODO(10a.3): the last row counts the books.
    func presentBooksEnd() {
        if let message {
            output?.showBooks(message: message)
        } else {
            output?.showBooks()
        }
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
