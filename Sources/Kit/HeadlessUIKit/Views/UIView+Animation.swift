import Foundation

extension UIView {
    /// Changes views over some seconds, then says that it has finished. Here that takes no time.
    ///
    /// Source: UIKit, UIView, `animate(withDuration:animations:completion:)`.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
}
