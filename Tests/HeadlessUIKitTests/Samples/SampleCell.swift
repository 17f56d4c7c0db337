import Foundation
import HeadlessUIKit

/// A cell with two labels of its own, written as it would be for UIKit.
final class SampleCell: UITableViewCell {
    let nameLabel = UILabel()
    let dateLabel = UILabel()
    private(set) var timesPrepared = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        contentView.addSubview(nameLabel)
        contentView.addSubview(dateLabel)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
        super.prepareForReuse()
        timesPrepared += 1
        nameLabel.text = nil
    }
}
