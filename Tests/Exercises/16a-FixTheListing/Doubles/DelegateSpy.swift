import Spies

@testable import Exercise16a

/// Stands in for the list that opened the screen of loans.
final class DelegateSpy: Spy, ShelfLoans_Delegate {
    func loansDidEnd() {
        record(message: "loansDidEnd()")
    }
}
