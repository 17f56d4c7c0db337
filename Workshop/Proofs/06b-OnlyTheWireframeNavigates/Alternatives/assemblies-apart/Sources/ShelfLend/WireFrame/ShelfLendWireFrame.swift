import HeadlessUIKit

/// Takes the sheet for lending away.
final class ShelfLendWireFrame {
    private weak var viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }
}

extension ShelfLendWireFrame: ShelfLendWireFrameProtocol {
    func dismissLend() {
        guard let viewController, viewController.presentedViewController == nil else { return }
        viewController.presentingViewController?.dismiss(animated: true)
    }
}
