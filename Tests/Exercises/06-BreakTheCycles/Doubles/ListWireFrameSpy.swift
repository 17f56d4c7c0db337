import Spies

@testable import Exercise06

final class ListWireFrameSpy: Spy, ShelfListWireFrameProtocol {
    func presentBookDetail(of book: Book) { record(book.title) }
}
