import Foundation
import HeadlessUIKit

/// A view controller that a storyboard makes.
///
/// In UIKit, `awakeFromNib()` is a method of every object; here this class stands in for that.
class NibViewController: UIViewController {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Called once the object is made and its outlets are connected.
    func awakeFromNib() {}
}
