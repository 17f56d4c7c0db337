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
        textLabel?.text = book.title
        textLabel?.textColor = book.standsOut ? .systemRed : .darkGray
        detailTextLabel?.text = book.detail
        accessibilityLabel = book.accessibilityLabel
    }
}

/// A text above books, below them, or in their place.
final class ShelfListTextCell: UITableViewCell, ShelfListRowCell {
    func show(row: ShelfListViewModel) {
        selectionStyle = .none
        switch row {
        case .heading(let title):
            textLabel?.text = title
            textLabel?.font = .preferredFont(forTextStyle: .headline)
        case .message(let text), .footer(let text):
            textLabel?.text = text
            textLabel?.textColor = .secondaryLabel
        case .error(let text):
            textLabel?.text = text
            textLabel?.textColor = .systemRed
        case .book: break
        }
    }
}
