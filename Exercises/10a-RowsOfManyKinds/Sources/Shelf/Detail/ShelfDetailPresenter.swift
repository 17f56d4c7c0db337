import Foundation

/// Turns a book into the texts of its screen.
final class ShelfDetailPresenter {
    weak var output: (any ShelfDetailPresenterOutput)?
    private let bookID: Int
    private let useCase: ShelfDetailUseCase
    private let router: any ShelfDetailRouterProtocol

    init(bookID: Int, useCase: ShelfDetailUseCase, router: any ShelfDetailRouterProtocol) {
        self.bookID = bookID
        self.useCase = useCase
        self.router = router
    }
}

// MARK: - Events

extension ShelfDetailPresenter {
    func eventViewReady() {
        output?.show(title: "Book")
        useCase.eventViewReady()
    }

    func eventLend() {
        router.eventLend(bookID: bookID)
    }
}

// MARK: - ViewReady output

extension ShelfDetailPresenter: ShelfDetailViewReadyUseCaseOutput {
    func present(book: ShelfDetailPresentationModel) {
        output?.show(
            book: ShelfDetailViewModel(
                title: book.title,
                author: book.author,
                status: status(of: book),
                standsOut: book.lending?.isOverdue ?? false,
                canLend: book.lending == nil))
    }

    func presentBookError() {
        output?.showBook(message: "This book could not be loaded.")
    }

    private func status(of book: ShelfDetailPresentationModel) -> String {
        guard let lending = book.lending else { return "On the shelf" }
        let text = "ent to \(lending.borrower) until \(DueDate.text(lending.due))"
        return lending.isOverdue ? "Overdue: l" + text : "L" + text
    }
}

extension ShelfDetailPresenter: ShelfDetailUseCaseOutput {}
