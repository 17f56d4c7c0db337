import Spies

@testable import Exercise06a

final class LendWireFrameSpy: Spy, ShelfLendWireFrameProtocol {
    func goBack() { record() }
}
