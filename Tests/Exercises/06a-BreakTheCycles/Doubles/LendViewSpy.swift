import Spies

@testable import Exercise06a

final class LendViewSpy: Spy, ShelfLendViewProtocol {
    func show(bookTitle: String) { record(bookTitle) }
    func show(canSave: Bool) { record(canSave) }
    func showMessage(title: String, text: String) { record(title, text) }
}
