import ExerciseSupport
import Spies

@testable import Exercise08a

/// The list's use case between a spy of the books' manager and a spy of its presenter.
final class UseCaseHarness {
    let log = MessageLog()
    let manager: BookManagerSpy
    let useCase: ShelfListUseCase
    private let presenter: UseCaseOutputSpy

    init(_ books: [Book] = Books.all) {
        manager = BookManagerSpy(books, log: log)
        presenter = UseCaseOutputSpy("presenter", log: log)
        useCase = ShelfListUseCase(entityGateway: manager, now: { TestClock.noon })
        useCase.output = presenter
    }

    /// The messages to the presenter.
    var told: [String] { log.messages.filter { $0.receiver == "presenter" }.map { "\($0.name)(\($0.arguments))" } }

    /// The books that it was told of, as they came.
    var models: [ShelfListPresentationModel] { presenter.models }

    /// The messages about these books, from start to end.
    static func list(_ books: String...) -> [String] {
        ["presentBooksStart()"] + books.map { "present(book: \"\($0)\")" } + ["presentBooksEnd()"]
    }
}
