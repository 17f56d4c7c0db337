import ExerciseSupport
import Foundation
import Spies

@testable import Exercise08a

/// The list's presenter and use case, with spies around them: of the books' manager, of the view, and of the router.
final class PresenterHarness {
    let log = MessageLog()
    let manager: BookManagerSpy
    let presenter: ShelfListPresenter
    private let view: PresenterOutputSpy
    private let useCase: ShelfListUseCase

    init(_ books: [Book] = Books.all, now: @escaping @MainActor () -> Date = { TestClock.noon }) {
        manager = BookManagerSpy(books, log: log)
        view = PresenterOutputSpy("view", log: log)
        useCase = ShelfListUseCase(entityGateway: manager, now: now)
        presenter = ShelfListPresenter(useCase: useCase, router: RouterSpy("router", log: log))
        useCase.output = presenter
        presenter.output = view
    }

    /// The list as it is once its books have come.
    static func withItsBooks() -> PresenterHarness {
        let harness = PresenterHarness()
        harness.presenter.eventViewReady()
        harness.manager.answerAll()
        harness.log.forget()
        return harness
    }

    /// The messages to the view.
    var shown: [String] { log.messages.filter { $0.receiver == "view" }.map { "\($0.name)(\($0.arguments))" } }

    /// The rows that the view can ask for, from the first to the last.
    var rows: [ShelfListViewModel] { (0..<presenter.rowCount).map { presenter.row(at: $0) } }
}
