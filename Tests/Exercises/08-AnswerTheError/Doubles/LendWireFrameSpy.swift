import Spies

@testable import Exercise08

final class LendWireFrameSpy: Spy, ShelfLendWireFrameProtocol {
    func dismissLend() { record() }
}
