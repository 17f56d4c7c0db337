import Spies

@testable import Exercise06a

/// Answers when a test tells it to.
final class LendDataManagerSpy: Spy, ShelfLendLocalDataManagerInputProtocol {
    private(set) var answers: [@MainActor @Sendable (Bool) -> Void] = []

    func save(_ loan: Loan, ofBook id: Int, whenDone: @escaping @MainActor @Sendable (Bool) -> Void) {
        answers.append(whenDone)
        record(loan.borrower, id, DueDate.text(loan.due), message: "save(_:ofBook:due:)")
    }

    /// Gives the oldest answer and drops it, as the real one does.
    func answer(_ isSaved: Bool) {
        answers.removeFirst()(isSaved)
    }
}
