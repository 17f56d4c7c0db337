import Foundation
import HeadlessUIKit

/// Words in place of transactions: that there are none, or what is wrong.
final class ReportMessageCell: UITableViewCell, ReportCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        for label in [textLabel, detailTextLabel] {
            label?.numberOfLines = 0
        }
    }

    required init?(coder: NSCoder) {
        fatalError("this cell is built in code")
    }

    func show(_ row: ReportRowViewModel) {
        switch row {
        case .message(let text):
            textLabel?.text = text
            textLabel?.textColor = .secondaryLabel
            detailTextLabel?.text = nil
        case .error(let title, let text):
            textLabel?.text = title
            textLabel?.textColor = .systemRed
            detailTextLabel?.text = text
        default: showNothing()
        }
    }
}
