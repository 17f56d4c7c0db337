import Spies

@testable import Exercise06

final class LendWireFrameSpy: Spy, ShelfLendWireFrameProtocol {
    func goBack() { record() }
}
