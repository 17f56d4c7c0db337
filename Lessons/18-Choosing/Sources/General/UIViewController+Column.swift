import Foundation
import HeadlessUIKit

extension UIViewController {
    /// Shows `views` below the bar, one below the other, with `spacing` points between, on the system's background.
    func addColumn(of views: [UIView], spacing: CGFloat = 16) {
        view.backgroundColor = .systemBackground
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = spacing
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
        ])
    }
}
