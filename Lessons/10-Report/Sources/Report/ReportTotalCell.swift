import Foundation
import HeadlessUIKit

/// The sum of a group, or of everything above.
final class ReportTotalCell: UITableViewCell, ReportCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This cell is made in code")
    }

    func show(_ row: ReportRowViewModel) {
        var content = defaultContentConfiguration()
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryTextProperties.color = .label
        switch row {
        case .groupTotal(let title, let amount), .grandTotal(let title, let amount):
            content.text = title
            content.secondaryText = amount
        default: break
        }
        contentConfiguration = content
    }
}
