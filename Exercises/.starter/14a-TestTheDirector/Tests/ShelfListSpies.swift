import Spies

@testable import Exercise14a

/// Stands in for the list's Scene.
final class ShelfListUISpy: Spy, ShelfList_DisplayUI {
    /// The rows that were shown last; nil while none were.
    private(set) var rows: [ShelfListBookUI]?

    func display(loading: Bool) { record(loading) }

    func display(books: [ShelfListBookUI]) {
        rows = books
        record(SourceText(books.map(\.title).joined(separator: ", ")))
    }

    func displayFetchError() { record() }
    func displayReturnSuccess() { record() }
    func displayReturnError() { record() }
}

/// Stands in for the list's Worker.
///
/// It never answers: a test says what comes of a job.
final class ShelfListDataManagerSpy: Spy, ShelfList_ManageData {
    func fetchBooks() { record() }
    func returnAllBooks() { record() }
}

/// Stands in for the list's Navigator.
final class ShelfListNavigatorSpy: Spy, ShelfList_Navigate {
    func gotoDetail(of book: Book, with delegate: ShelfDetail_Delegate) {
        record(SourceText(book.title), message: "gotoDetail(of:)")
    }
}
