import Spies

@testable import Exercise12c

/// Stands in for the Navigator of a Director.
final class NavigatorSpy: Spy, ShelfList_Navigate {
    /// The Director that owns the Navigator.
    weak var director: ShelfListDirector?

    private(set) var opened: [Book] = []

    func gotoDetail(of book: Book, with delegate: ShelfDetail_Delegate) {
        opened.append(book)
        let others = delegate is ShelfListDirector ? "another Director" : "\(type(of: delegate))"
        let who = delegate === director ? "the Director" : others
        record(SourceText("\(book.title), number \(book.id)"), SourceText(who))
    }
}
