import Foundation
import HeadlessUIKit

/// A row of the list: the name in the state's color, and the date below.
final class ItemsListSceneCell: UITableViewCell {
    static let identifier = "ItemsListSceneCell"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This cell is made in code")
    }

    func display(_ item: ItemUI) {
        var content = defaultContentConfiguration()
        content.text = item.name
        content.textProperties.color = item.color
        content.secondaryText = item.date
        contentConfiguration = content
    }
}
