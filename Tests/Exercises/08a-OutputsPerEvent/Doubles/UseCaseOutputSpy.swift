import Spies

@testable import Exercise08a

/// Stands in for the presenter, and records only the title of a book.
final class UseCaseOutputSpy: Spy, @MainActor ShelfListUseCaseOutput {
    /// Everything that crossed the boundary, in order.
    private(set) var models: [ShelfListPresentationModel] = []

    func present(book: ShelfListPresentationModel) {
        models.append(book)
        record(Books.title(in: book))
    }

    func presentBooksEnd() { record() }
    func presentBooksError() { record() }
    func presentBooksStart() { record() }
    func presentNoBooksFound() { record() }
    func presentReturnAllError() { record() }
    func presentReturnAllSuccess() { record() }
}
