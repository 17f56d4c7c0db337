import Spies

@testable import Exercise07

final class ListWireFrameSpy: Spy, ShelfListWireFrameProtocol {
    func presentBookDetail(of book: Book) { record(book.title) }
}
