import Spies

@testable import Exercise15

/// Stands in for the Navigator.
final class NavigatorSpy: Spy, ShelfList_Navigate {
    func gotoDetail(of book: Book, with delegate: ShelfDetail_Delegate) {
        let who = delegate is ShelfListDirector ? "the Director" : "\(type(of: delegate))"
        record(SourceText("\(book.title), number \(book.id)"), SourceText(who))
    }
}
