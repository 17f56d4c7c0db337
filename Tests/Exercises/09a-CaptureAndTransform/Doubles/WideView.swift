import ExerciseSupport
import Foundation

@testable import Exercise09a

/// A view of any width, in the place of the screen's, which remembers what is said below the due date.
final class WideView: @MainActor ShelfLendPresenterOutput {
    private(set) var dueMessage: String?
    /// Whether a save has started and not ended.
    private var isSaving = false
    private let events = Events()
    let presenter: ShelfLendPresenter
    let books = BookManagerSpy()
    let clock = TestClock()
    /// Owns the presenter's router.
    private let screen: ShelfLendViewController

    init(width: Double) {
        let clock = clock
        screen = ShelfLendConnector.makeViewController(
            bookID: 2, entityGateway: GatewayDouble(to: books), now: { clock.now })
        presenter = screen.presenter
        presenter.output = self
        presenter.eventViewReady(width: width)
        books.answers()
    }

    /// Captures a name and a day.
    func captures(_ name: String, until day: String) {
        presenter.eventCapture(borrower: name)
        presenter.eventCapture(due: day)
    }

    /// Saves, and waits for whatever comes of it.
    func saves() async {
        presenter.eventSave()
        repeat {
            books.answers()
            await events.wait { books.isAsked || !isSaving }
        } while books.isAsked
    }

    func show(title: String) {}
    func show(bookTitle: String) {}
    func show(borrowerMessage: String?) {}
    func show(dueMessage: String?) { self.dueMessage = dueMessage }
    func showSaveStart() { isSaving = true }
    func showSaveEnd() { isSaving = false }
    func show(borrowerMessage: String?, dueMessage: String?) { self.dueMessage = dueMessage }
    func showSaveError(title: String, message: String) {}
}
