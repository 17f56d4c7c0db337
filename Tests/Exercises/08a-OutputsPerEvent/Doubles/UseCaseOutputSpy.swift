import Spies

@testable import Exercise08a

/// Stands in for the presenter. Of a book it writes down the title alone.
final class UseCaseOutputSpy: Spy, @MainActor ShelfListUseCaseOutput {
    /// All that crossed, as it came.
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
