import Foundation
import HeadlessUIKit

/// A row of the list: the title above, and below it the author and the loan.
final class ShelfListCell: UITableViewCell {
    static let identifier = "Book"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
