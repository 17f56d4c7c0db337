import Spies

@testable import Exercise07a

/// Keeps the completions, so that a test can say when something is stored, and whether it is.
final class LendLocalDataManagerSpy: Spy, ShelfLendLocalDataManagerInputProtocol {
    private(set) var loans: [Loan] = []
    private var completions: [@MainActor @Sendable (Bool) -> Void] = []

    func save(_ loan: Loan, ofBook id: Int, whenDone: @escaping @MainActor @Sendable (Bool) -> Void) {
        record(loan.borrower, id, message: "save(_:ofBook:)")
        loans.append(loan)
        completions.append(whenDone)
    }

    /// Says of all that waits whether it was stored.
    ///
    /// Returns whether anything waited.
    @discardableResult
    func end(isStored: Bool) -> Bool {
        let waiting = completions
        completions = []
        for completion in waiting { completion(isStored) }
        return !waiting.isEmpty
    }
}
