import Spies

@testable import Exercise07

final class LendWireFrameSpy: Spy, ShelfLendWireFrameProtocol {
    func dismissLend() { record() }
}
