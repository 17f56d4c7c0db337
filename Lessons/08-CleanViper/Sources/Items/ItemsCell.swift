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

    required init?(coder: NSCoder) {
        fatalError("this cell is built in code")
    }

    func show(row: ItemsViewModel) {
        textLabel?.text = row.name
        textLabel?.textColor = row.standsOut ? .systemRed : .darkGray
        detailTextLabel?.text = row.date
        accessibilityLabel = row.accessibilityLabel
    }
}
