import Foundation
import HeadlessUIKit

/// A transaction: the payee at one end of the row, the amount at the other.
final class ReportTransactionCell: UITableViewCell, ReportCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This cell is made in code")
    }

    func show(_ row: ReportRowViewModel) {
        var content = defaultContentConfiguration()
        if case .transaction(let payee, let amount) = row {
            content.text = payee
            content.secondaryText = amount
            content.secondaryTextProperties.color = .label
        }
        contentConfiguration = content
    }
}
