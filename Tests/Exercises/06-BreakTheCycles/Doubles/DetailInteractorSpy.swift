import Spies

@testable import Exercise06

final class DetailInteractorSpy: Spy, BookDetailInteractorInputProtocol {
    func watchBook() { record() }
}
