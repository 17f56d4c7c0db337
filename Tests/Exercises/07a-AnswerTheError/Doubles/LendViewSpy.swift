import Spies

@testable import Exercise07a

final class LendViewSpy: Spy, ShelfLendViewProtocol {
    func show(bookTitle: String) { record(bookTitle) }
    func show(canSave: Bool) { record(canSave) }
    func showLoader() { record() }
    func hideLoader() { record() }
    func showMessage(title: String, text: String) { record(title, text) }
}
