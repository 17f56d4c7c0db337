import Spies

@testable import Exercise06b

final class LendWireFrameSpy: Spy, ShelfLendWireFrameProtocol {
    func dismissLend() { record() }
}
