import Foundation

extension UIView {
    /// Changes views over a duration and then calls `completion`; here this takes no time.
    ///
    /// Source: UIKit, UIView, `animate(withDuration:animations:completion:)`.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
}
