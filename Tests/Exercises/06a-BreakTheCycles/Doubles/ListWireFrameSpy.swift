import Spies

@testable import Exercise06a

final class ListWireFrameSpy: Spy, ShelfListWireFrameProtocol {
    func presentBookDetail(of book: Book) { record(book.title) }
}
