import Foundation

/// A stack's transition from one screen to another, which an animator ends.
final class NavigationTransition: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let transitionWasCancelled = false
    private weak var old: UIViewController?
    private weak var new: UIViewController?
    /// The closure that ends the transition, and keeps both controllers until then.
    private var end: (() -> Void)?

    init(in container: UIView, from old: UIViewController, to new: UIViewController, end: @escaping () -> Void) {
        containerView = container
        self.old = old
        self.new = new
        self.end = end
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: old
        case .to: new
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: old?.viewIfLoaded
        case .to: new?.view
        default: nil
        }
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === new ? containerView.bounds : .zero
    }

    // Only an interactive transition can be canceled, and there are none here.
    func completeTransition(_ didComplete: Bool) {
        let end = end
        self.end = nil
        end?()
    }
}
