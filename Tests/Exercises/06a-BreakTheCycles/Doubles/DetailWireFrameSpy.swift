import Spies

@testable import Exercise06a

final class DetailWireFrameSpy: Spy, BookDetailWireFrameProtocol {
    func presentLend(of book: Book) { record(book.title) }
}
