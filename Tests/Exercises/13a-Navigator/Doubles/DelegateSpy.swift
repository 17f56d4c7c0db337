import Spies

@testable import Exercise13a

/// Stands in for the opener of a book or of lending, which wants to hear of changes.
final class DelegateSpy: Spy, ShelfDetail_Delegate, ShelfLend_Delegate {
    func bookDidChange() { record() }
    func bookDidGetLent(_ book: Book) { record(SourceText(book.title)) }
}
