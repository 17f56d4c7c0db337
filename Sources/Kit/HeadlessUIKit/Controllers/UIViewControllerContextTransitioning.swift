import Foundation

/// An animator's information about its transition.
///
/// Source: UIKit, UIViewControllerContextTransitioning.
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that holds both screens during the transition; the old one's view is in it from the start.
    var containerView: UIView { get }

    /// Whether the transition was canceled.
    var transitionWasCancelled: Bool { get }

    /// Returns the controller that leaves or the one that enters.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// Returns the view that leaves or the one that enters.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// Returns the final frame of a controller's view.
    func finalFrame(for vc: UIViewController) -> CGRect

    /// Ends the transition, until which the screen ignores touches.
    func completeTransition(_ didComplete: Bool)
}
