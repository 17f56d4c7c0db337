@testable import Exercise11

/// Leads nowhere.
final class RouterSpy: ShelfListRouterProtocol {
    func eventBookSelected(id: Int) {}
}
