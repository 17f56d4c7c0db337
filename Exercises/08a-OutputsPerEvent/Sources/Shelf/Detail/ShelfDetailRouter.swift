import Foundation
import HeadlessUIKit

/// Leads from a book to lending it.
final class ShelfDetailRouter {
    weak var viewController: UIViewController?
    private let entityGateway: any EntityGateway
    private let now: @MainActor () -> Date

    init(entityGateway: any EntityGateway, now: @escaping @MainActor () -> Date) {
        self.entityGateway = entityGateway
        self.now = now
    }
}

extension ShelfDetailRouter: ShelfDetailRouterProtocol {
    func eventLend(bookID: Int) {
        // TODO(08a.7): lead to the screen for lending.
    }
}
