@testable import Exercise09a

/// Leads to a spy.
final class GatewayDouble: EntityGateway {
    let bookManager: any BookManager

    init(to bookManager: BookManagerSpy) {
        self.bookManager = bookManager
    }
}
