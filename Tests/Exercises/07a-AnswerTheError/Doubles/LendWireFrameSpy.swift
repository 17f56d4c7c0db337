import Spies

@testable import Exercise07a

final class LendWireFrameSpy: Spy, ShelfLendWireFrameProtocol {
    func dismissLend() { record() }
}
