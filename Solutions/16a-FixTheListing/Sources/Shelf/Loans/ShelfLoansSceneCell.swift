import Foundation
import HeadlessUIKit

/// A row of the screen: the title above, and below it who has the book.
final class ShelfLoansSceneCell: UITableViewCell {
    static let identifier = "Loan"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This cell is made in code")
    }
}
