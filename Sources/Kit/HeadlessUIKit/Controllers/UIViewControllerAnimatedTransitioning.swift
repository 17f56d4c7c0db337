import Foundation

/// Animates the transition from one screen to another.
///
/// Source: UIKit, UIViewControllerAnimatedTransitioning.
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the animation's duration, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Adds the new view to the container, animates, and reports the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}
