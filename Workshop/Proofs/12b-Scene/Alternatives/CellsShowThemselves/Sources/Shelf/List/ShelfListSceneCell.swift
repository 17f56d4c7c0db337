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
        stack.frame = contentView.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stack)
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
