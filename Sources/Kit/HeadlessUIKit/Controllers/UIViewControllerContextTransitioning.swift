import Foundation

/// What an animator is told about its transition.
///
/// Source: UIKit, UIViewControllerContextTransitioning.
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which both screens are while the transition lasts; the old one's view is in it from the start.
    var containerView: UIView { get }

    /// Whether the transition was broken off.
    var transitionWasCancelled: Bool { get }

    /// The controller that goes or the one that comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// The view that goes or the one that comes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// Where a controller's view has to be at the end.
    func finalFrame(for vc: UIViewController) -> CGRect

    /// Ends the transition. Until an animator calls this, the screen takes no touches.
    func completeTransition(_ didComplete: Bool)
}
