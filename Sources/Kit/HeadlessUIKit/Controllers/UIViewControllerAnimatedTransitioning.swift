import Foundation

/// Animates one screen giving way to another.
///
/// Source: UIKit, UIViewControllerAnimatedTransitioning.
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the animation takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Adds the new view to the container, animates, and says when that has ended.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}
