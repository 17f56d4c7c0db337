import Spies

@testable import Exercise06a

/// Keeps the closure that it is given, as the real one does.
final class DetailDataManagerSpy: Spy, BookDetailLocalDataManagerInputProtocol {
    var onChange: (@MainActor (Book) -> Void)?
}
