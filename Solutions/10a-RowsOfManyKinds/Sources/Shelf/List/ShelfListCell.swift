import Foundation
import HeadlessUIKit

/// A row of the list, whatever kind it is.
final class ShelfListCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This cell is made in code")
    }

    func show(row: ShelfListViewModel) {
        accessibilityLabel = nil
        switch row {
        case .heading(let title): show(title, in: .label, as: .headline)
        case .book(_, let title, let detail, let standsOut, let label):
            show(title, in: standsOut ? .systemRed : .darkGray, detail: detail)
            accessibilityLabel = label
        case .message(let text): show(text, in: .secondaryLabel)
        case .error(let text): show(text, in: .systemRed)
        case .footer(let text): show(text, in: .secondaryLabel, as: .footnote)
        }
    }

    /// Gives the cell a new configuration, since it may have shown another row before.
    private func show(_ text: String, in color: UIColor, as style: UIFont.TextStyle = .body, detail: String? = nil) {
        var content = defaultContentConfiguration()
        content.text = text
        content.textProperties.color = color
        content.textProperties.font = .preferredFont(forTextStyle: style)
        content.secondaryText = detail
        contentConfiguration = content
        selectionStyle = detail == nil ? .none : .default
    }
}
