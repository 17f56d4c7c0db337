import Foundation
import HeadlessUIKit

/// A row of the list, whatever kind it is.
final class ShelfListCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
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

    /// Sets everything anew, since the cell may have shown another row before.
    private func show(_ text: String, in color: UIColor, as style: UIFont.TextStyle = .body, detail: String? = nil) {
        textLabel?.text = text
        textLabel?.textColor = color
        textLabel?.font = .preferredFont(forTextStyle: style)
        detailTextLabel?.text = detail
        selectionStyle = detail == nil ? .none : .default
    }
}
