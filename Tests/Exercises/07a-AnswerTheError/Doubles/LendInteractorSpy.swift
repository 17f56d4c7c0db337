import Spies

@testable import Exercise07a

/// Keeps the completions, so that a test can end a loan when it likes.
final class LendInteractorSpy: Spy, ShelfLendInteractorInputProtocol {
    private var completions: [@MainActor @Sendable (LendError?) -> Void] = []

    func lend(to borrower: String, days: Int?, completion: @escaping @MainActor @Sendable (LendError?) -> Void) {
        record(borrower, days, message: "lend(to:days:)")
        completions.append(completion)
    }

    /// Ends the loan that was asked for last.
    func end(with error: LendError?) {
        completions.popLast()?(error)
    }
}
