import Foundation
import HeadlessUIKit

/// A row of the list: the name, which stands out or not, and the date below.
final class ItemCell: UITableViewCell {
    static let identifier = "ItemCell"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
    }

    required init?(coder: NSCoder) {
        return nil  // no storyboard: the table makes its cells
    }

    func show(_ row: ItemRow) {
        textLabel?.text = row.name
        textLabel?.textColor = row.standsOut ? .systemRed : .darkGray
        detailTextLabel?.text = row.date
    }
}
