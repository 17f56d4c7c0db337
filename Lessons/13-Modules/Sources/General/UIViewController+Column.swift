import Foundation
import HeadlessUIKit

extension UIViewController {
    /// Fills the screen below the navigation bar with `views`, one below the other.
    func fill(with views: [UIView], spacing: CGFloat = 16, margin: CGFloat = 16) {
        view.backgroundColor = .systemBackground
        edgesForExtendedLayout = []
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = spacing
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: margin, leading: margin, bottom: margin, trailing: margin)
        column.frame = view.bounds
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
    }
}
