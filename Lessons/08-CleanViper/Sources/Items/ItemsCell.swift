import Foundation
import HeadlessUIKit

/// A row of the list as it is seen: it shows what it is given, and decides nothing but the color.
final class ItemsCell: UITableViewCell {
    static let identifier = "Item"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        // A table that makes its cells itself asks for the default style, which has one label.
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This cell is made in code")
    }

    func show(row: ItemsViewModel) {
        var content = defaultContentConfiguration()
        content.text = row.name
        content.textProperties.color = row.standsOut ? .systemRed : .darkGray
        content.secondaryText = row.date
        contentConfiguration = content
        accessibilityLabel = row.accessibilityLabel
    }
}
