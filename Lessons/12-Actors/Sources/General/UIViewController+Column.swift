import Foundation
import HeadlessUIKit

extension UIViewController {
    /// Fills the screen below the navigation bar with `views`, one below the other.
    func fill(with views: [UIView]) {
        view.backgroundColor = .systemBackground
        edgesForExtendedLayout = []
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = 16
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 16, leading: 16, bottom: 16, trailing: 16)
        column.frame = view.bounds
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
    }
}
