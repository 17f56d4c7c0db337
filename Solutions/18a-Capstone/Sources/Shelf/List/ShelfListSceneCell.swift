import Foundation
import HeadlessUIKit

/// A row of the list: the title above, and below it the author and the loan.
final class ShelfListSceneCell: UITableViewCell {
    static let identifier = "Book"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This cell is made in code")
    }
}
