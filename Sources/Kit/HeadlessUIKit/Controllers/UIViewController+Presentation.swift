extension UIViewController {
    /// The outermost container of this controller, which presents and which presentations cover.
    var outermost: UIViewController { parent?.outermost ?? self }

    /// The controller that the user sees: the last one presented, or this one.
    var frontmost: UIViewController { presented?.frontmost ?? self }

    func show(
        _ controller: UIViewController, for asking: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        guard let window = mayPresent(controller, for: asking) else { return }
        let covers = controller.modalPresentationStyle.removesPresenter
        presented = controller
        controller.presenter = self
        controller.isBeingPresented = true
        if covers { beginAppearanceTransition(false, animated: animated) }
        controller.beginAppearanceTransition(true, animated: animated)
        window.addSubview(controller.view)
        controller.endAppearanceTransition()
        if covers {
            isInContainerTransition = true
            viewIfLoaded?.removeFromSuperview()
            isInContainerTransition = false
            endAppearanceTransition()
        }
        controller.isBeingPresented = false
        completion?()
    }

    func dismissPresented(animated: Bool) {
        guard let controller = presented else { return }
        controller.dismissPresented(animated: false)
        let window = controller.viewIfLoaded?.window
        let covered = controller.modalPresentationStyle.removesPresenter
        controller.isBeingDismissed = true
        controller.beginAppearanceTransition(false, animated: animated)
        if covered {
            beginAppearanceTransition(true, animated: animated)
            window?.insertSubview(view, at: 0)
            endAppearanceTransition()
        }
        controller.isInContainerTransition = true
        controller.viewIfLoaded?.removeFromSuperview()
        controller.isInContainerTransition = false
        presented = nil
        controller.presenter = nil
        controller.endAppearanceTransition()
        controller.isBeingDismissed = false
    }

    /// Returns the window to present in, or nil after a warning in UIKit's words.
    private func mayPresent(_ controller: UIViewController, for asking: UIViewController) -> UIWindow? {
        if let presenter = controller.presenter {
            preconditionFailure(
                "Application tried to present modally a view controller \(UIKitWarning.name(controller)) that is already "
                    + "being presented by \(UIKitWarning.name(presenter)).")
        }
        let attempt =
            "Attempt to present \(UIKitWarning.name(controller)) on \(UIKitWarning.name(self)) "
            + "(from \(UIKitWarning.name(asking)))"
        if let presented {
            UIKitWarning.say("\(attempt) which is already presenting \(UIKitWarning.name(presented)).")
            return nil
        }
        if controller.parent != nil {
            UIKitWarning.say("\(attempt) which is already in use by another view controller.")
            return nil
        }
        guard let window = viewIfLoaded?.window else {
            UIKitWarning.say("\(attempt) whose view is not in the window hierarchy.")
            return nil
        }
        return window
    }
}
