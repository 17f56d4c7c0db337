import HeadlessUIKit

/// What stands above a group, or above a day in it.
final class ReportHeaderCell: UITableViewCell, ReportCell {
    func show(_ row: ReportRowViewModel) {
        switch row {
        case .groupHeader(let title):
            textLabel?.text = title
            textLabel?.font = .preferredFont(forTextStyle: .headline)
            textLabel?.textColor = .label
        case .dayHeader(let day):
            textLabel?.text = day
            textLabel?.font = .preferredFont(forTextStyle: .footnote)
            textLabel?.textColor = .secondaryLabel
        default: showNothing()
        }
    }
}
