import Spies

@testable import Exercise09

final class RouterSpy: Spy, ShelfListRouterProtocol {
    func eventBookSelected(id: Int) { record(id) }
}
