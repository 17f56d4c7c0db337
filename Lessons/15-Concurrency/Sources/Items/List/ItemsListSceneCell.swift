import Foundation
import HeadlessUIKit

/// A row of the list: the name in the state's color, and the date below.
final class ItemsListSceneCell: UITableViewCell {
    static let identifier = "ItemsListSceneCell"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
    }

    required init?(coder: NSCoder) {
        return nil  // no storyboard: the table makes its cells
    }

    func display(_ item: ItemUI) {
        textLabel?.text = item.name
        textLabel?.textColor = item.color
        detailTextLabel?.text = item.date
    }
}
