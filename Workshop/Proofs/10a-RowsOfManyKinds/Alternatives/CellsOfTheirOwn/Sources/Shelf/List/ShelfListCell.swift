import Foundation
import HeadlessUIKit

/// A cell of the list.
protocol ShelfListRowCell {
    /// Shows a row of the kind that this cell is for.
    func show(row: ShelfListViewModel)
}

/// A book: the title above, and below it the author and the loan.
final class ShelfListCell: UITableViewCell, ShelfListRowCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This cell is made in code")
    }

    func show(row: ShelfListViewModel) {
        guard case .book(let book) = row else { return }
        var content = defaultContentConfiguration()
        content.text = book.title
        content.textProperties.color = book.standsOut ? .systemRed : .darkGray
        content.secondaryText = book.detail
        contentConfiguration = content
        accessibilityLabel = book.accessibilityLabel
    }
}

/// A text above books, below them, or in their place.
final class ShelfListTextCell: UITableViewCell, ShelfListRowCell {
    func show(row: ShelfListViewModel) {
        switch row {
        case .heading(let title): show(title, in: .label, as: .headline)
        case .message(let text): show(text, in: .secondaryLabel)
        case .error(let text): show(text, in: .systemRed)
        case .footer(let text): show(text, in: .secondaryLabel, as: .footnote)
        case .book: break
        }
    }

    private func show(_ text: String, in color: UIColor, as style: UIFont.TextStyle = .body) {
        var content = defaultContentConfiguration()
        content.text = text
        content.textProperties.color = color
        content.textProperties.font = .preferredFont(forTextStyle: style)
        contentConfiguration = content
        selectionStyle = .none
    }
}
