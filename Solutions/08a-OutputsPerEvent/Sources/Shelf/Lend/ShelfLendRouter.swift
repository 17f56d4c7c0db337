import Foundation
import HeadlessUIKit

/// Leads back from lending.
final class ShelfLendRouter {
    weak var viewController: UIViewController?
}

extension ShelfLendRouter: ShelfLendRouterProtocol {
    /// Takes its own screen off the stack, and no other one.
    func eventDone() {
        guard let stack = viewController?.navigationController, stack.topViewController === viewController
        else { return }
        stack.popViewController(animated: true)
    }
}
