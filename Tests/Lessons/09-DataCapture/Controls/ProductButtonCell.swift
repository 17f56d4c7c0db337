import Foundation
import HeadlessUIKit

@testable import Lesson09DataCapture

/// A product in a row whose price is a button: a tap on it chooses the product.
final class ProductButtonCell: UITableViewCell {
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
        contentView.addSubview(button)
    }

    required init?(coder: NSCoder) {
        fatalError("this cell is built in code")
    }

    func show(row: OrderEntryProductViewModel, at index: Int, presenter: OrderEntryPresenter) {
        self.index = index
        self.presenter = presenter
        textLabel?.text = row.name
        button.setTitle(row.price, for: .normal)
    }
}
