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
    /// A tap that comes when another screen is already on top leads nowhere.
    func eventLend(bookID: Int) {
        let lend = ShelfLendConnector.makeViewController(bookID: bookID, entityGateway: entityGateway, now: now)
        guard let screen = viewController, screen.navigationController?.topViewController === screen else { return }
        screen.navigationController?.pushViewController(lend, animated: true)
    }
}
