import Foundation
import HeadlessUIKit

/// The sum of a group, or of all that stands above.
final class ReportTotalCell: UITableViewCell, ReportCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        for label in [textLabel, detailTextLabel] {
            label?.font = .preferredFont(forTextStyle: .headline)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("this cell is built in code")
    }

    func show(_ row: ReportRowViewModel) {
        switch row {
        case .groupTotal(let title, let amount), .grandTotal(let title, let amount):
            textLabel?.text = title
            detailTextLabel?.text = amount
        default: showNothing()
        }
    }
}
