import Foundation
import HeadlessUIKit

/// Lets one screen appear over another instead of sliding it in: login and home aren't side by side.
final class FadeTransition: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let next = transitionContext.view(forKey: .to),
            let controller = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        next.frame = transitionContext.finalFrame(for: controller)
        next.alpha = 0
        transitionContext.containerView.addSubview(next)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            next.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
