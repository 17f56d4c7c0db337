import Foundation
import HeadlessUIKit

/// A row of the list, which shows a book with two labels of its own.
final class ShelfListSceneCell: UITableViewCell {
    static let identifier = "ShelfListSceneCell"

    private let titleLabel = UILabel()
    private let loanLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let stack = UIStackView(arrangedSubviews: [titleLabel, loanLabel])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This cell is made in code")
    }

    func display(_ book: ShelfListBookUI) {
        titleLabel.text = book.title
        titleLabel.textColor = book.color
        loanLabel.text = book.detail
    }
}
