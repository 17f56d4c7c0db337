import Spies

@testable import Exercise06a

final class LendInteractorSpy: Spy, ShelfLendInteractorInputProtocol {
    func lend(to borrower: String, days: Int?) { record(borrower, days) }
}
