import Foundation
import HeadlessUIKit

@testable import Lesson09DataCapture

/// A product in a row whose price is a button: a tap on it chooses the product.
final class ProductButtonCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let button = UIButton(type: .system)
    private var index = 0
    private weak var presenter: OrderEntryPresenter?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        let choose = UIAction { [weak self] _ in
            guard let self else { return }
            self.presenter?.eventCapture(productAt: self.index)
        }
        button.addAction(choose, for: .touchUpInside)
        addRow()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This cell is made in code")
    }

    private func addRow() {
        let row = UIStackView(arrangedSubviews: [nameLabel, button])
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: margins.topAnchor),
            row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    func show(row: OrderEntryProductViewModel, at index: Int, presenter: OrderEntryPresenter) {
        self.index = index
        self.presenter = presenter
        nameLabel.text = row.name
        button.setTitle(row.price, for: .normal)
    }
}
