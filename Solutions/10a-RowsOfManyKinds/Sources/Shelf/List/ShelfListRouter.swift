import Foundation
import HeadlessUIKit

/// Leads from the list to a book.
final class ShelfListRouter {
    weak var viewController: UIViewController?
    private let entityGateway: any EntityGateway
    private let now: @MainActor () -> Date

    init(entityGateway: any EntityGateway, now: @escaping @MainActor () -> Date) {
        self.entityGateway = entityGateway
        self.now = now
    }
}

extension ShelfListRouter: ShelfListRouterProtocol {
    /// A tap that comes when another screen is already on top leads nowhere.
    func eventBookSelected(id: Int) {
        guard let stack = viewController?.navigationController, stack.topViewController === viewController
        else { return }
        let detail = ShelfDetailConnector.makeViewController(bookID: id, entityGateway: entityGateway, now: now)
        stack.pushViewController(detail, animated: true)
    }
}
