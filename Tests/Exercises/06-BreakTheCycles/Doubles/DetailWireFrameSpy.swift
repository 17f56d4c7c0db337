import Spies

@testable import Exercise06

final class DetailWireFrameSpy: Spy, BookDetailWireFrameProtocol {
    func presentLend(of book: Book) { record(book.title) }
}
