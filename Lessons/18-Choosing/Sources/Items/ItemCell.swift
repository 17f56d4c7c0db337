import Foundation
import HeadlessUIKit

/// A row of the list: the name, which stands out or not, and the date below.
final class ItemCell: UITableViewCell {
    static let identifier = "ItemCell"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This cell is made in code")
    }

    func show(_ row: ItemRow) {
        var content = defaultContentConfiguration()
        content.text = row.name
        content.textProperties.color = row.standsOut ? .systemRed : .darkGray
        content.secondaryText = row.date
        contentConfiguration = content
    }
}
