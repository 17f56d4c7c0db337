import Spies

@testable import Exercise06b

final class ListWireFrameSpy: Spy, ShelfListWireFrameProtocol {
    func presentBookDetail(of book: Book) { record(book.title) }
}
