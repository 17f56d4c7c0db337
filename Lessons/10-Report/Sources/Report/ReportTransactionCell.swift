import Foundation
import HeadlessUIKit

/// A transaction: the payee at one end of the row, the amount at the other.
final class ReportTransactionCell: UITableViewCell, ReportCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        fatalError("this cell is built in code")
    }

    func show(_ row: ReportRowViewModel) {
        guard case .transaction(let payee, let amount) = row else { return showNothing() }
        textLabel?.text = payee
        detailTextLabel?.text = amount
    }
}
