import Spies

@testable import Exercise06a

final class DetailInteractorSpy: Spy, BookDetailInteractorInputProtocol {
    func watchBook() { record() }
}
