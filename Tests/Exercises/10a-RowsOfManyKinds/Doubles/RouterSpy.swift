@testable import Exercise10a

/// Leads nowhere.
final class RouterSpy: ShelfListRouterProtocol {
    func eventBookSelected(id: Int) {}
}
