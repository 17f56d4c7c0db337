import Spies

@testable import Exercise06a

final class LendPresenterSpy: Spy, ShelfLendInteractorOutputProtocol {
    func didRefuseBorrower() { record() }
    func didRefuseDays() { record() }
    func didLend() { record() }
    func didFailToLend() { record() }
}

extension LendPresenterSpy: ShelfLendPresenterProtocol {
    func viewDidLoad() { record() }
    func userDidTapSave(borrower: String, days: String) { record(borrower, days) }
}
