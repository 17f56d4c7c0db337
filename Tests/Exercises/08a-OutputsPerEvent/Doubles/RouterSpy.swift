import Spies

@testable import Exercise08a

final class RouterSpy: Spy, ShelfListRouterProtocol {
    func eventBookSelected(id: Int) { record(id) }
}
