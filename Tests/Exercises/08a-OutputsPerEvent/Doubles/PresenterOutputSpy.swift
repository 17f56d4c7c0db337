import Spies

@testable import Exercise08a

/// Stands in for the view.
final class PresenterOutputSpy: Spy, @MainActor ShelfListPresenterOutput {
    func show(title: String) { record(title) }
    func showBooks() { record() }
    func showBooks(message: String) { record(message) }
    func showBooksStart() { record() }
    func showReturnAllEnd(title: String, message: String) { record(title, message) }
    func showReturnAllStart() { record() }
}
