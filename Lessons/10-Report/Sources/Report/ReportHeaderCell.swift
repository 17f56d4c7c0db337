import HeadlessUIKit

/// The heading of a group, or of a day in it.
final class ReportHeaderCell: UITableViewCell, ReportCell {
    func show(_ row: ReportRowViewModel) {
        var content = defaultContentConfiguration()
        switch row {
        case .groupHeader(let title):
            content.text = title
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
        case .dayHeader(let day):
            content.text = day
            content.textProperties.font = .preferredFont(forTextStyle: .footnote)
            content.textProperties.color = .secondaryLabel
        default: break
        }
        contentConfiguration = content
    }
}
