import Foundation
import HeadlessUIKit

/// Words in place of transactions: that there are none, or what is wrong.
final class ReportMessageCell: UITableViewCell, ReportCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This cell is made in code")
    }

    func show(_ row: ReportRowViewModel) {
        var content = defaultContentConfiguration()
        switch row {
        case .message(let text):
            content.text = text
            content.textProperties.color = .secondaryLabel
        case .error(let title, let text):
            content.text = title
            content.textProperties.color = .systemRed
            content.secondaryText = text
        default: break
        }
        contentConfiguration = content
    }
}
