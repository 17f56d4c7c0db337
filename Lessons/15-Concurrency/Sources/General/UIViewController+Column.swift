import Foundation
import HeadlessUIKit

extension UIViewController {
    /// Fills the screen below the navigation bar with `views`, one below the other, with `spacing` points between.
    func fill(with views: [UIView], spacing: CGFloat = 16) {
        view.backgroundColor = .systemBackground
        edgesForExtendedLayout = []
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = spacing
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 16, leading: 16, bottom: 16, trailing: 16)
        column.frame = view.bounds
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
    }
}
