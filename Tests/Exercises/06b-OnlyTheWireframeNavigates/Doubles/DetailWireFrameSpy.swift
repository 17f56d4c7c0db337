import Spies

@testable import Exercise06b

final class DetailWireFrameSpy: Spy, BookDetailWireFrameProtocol {
    func presentLend(of book: Book) { record(book.title) }
    func goBack() { record() }
}
