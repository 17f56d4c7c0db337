import UIKit

class ErrandCell: UITableViewCell {
    static let identifier = "ErrandCell"
    @IBOutlet weak var titleLabel: UILabel!
    weak var presenter: ErrandListPresenter?

    func configure(with row: ErrandListRow) {
        titleLabel.text = row.title
        titleLabel.textColor = row.isUrgent ? .red : .black
    }
}

class ErrandBadgeView: UIView {
    var count = 0 {
        didSet { setNeedsDisplay() }
    }
}
