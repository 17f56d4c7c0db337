import Spies

@testable import Exercise13a

/// Stands in for whoever opened a book or lending, and wants to know what became of it.
final class DelegateSpy: Spy, ShelfDetail_Delegate, ShelfLend_Delegate {
    func bookDidChange() { record() }
    func bookDidGetLent(_ book: Book) { record(SourceText(book.title)) }
}
