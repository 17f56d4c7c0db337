import Foundation
import HeadlessUIKit

/// One item: its name, its state and its date.
final class ItemDetailViewController: UIViewController {
    let presenter: ItemDetailPresenter
    let id: ItemID

    private let nameLabel = UILabel()
    private let stateLabel = UILabel()
    private let dateLabel = UILabel()

    init(id: ItemID, presenter: ItemDetailPresenter) {
        self.id = id
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.numberOfLines = 0

        addColumn(of: [nameLabel, stateLabel, dateLabel], spacing: 8)
        presenter.eventViewReady(id: id)
    }
}

// MARK: - From the presenter

extension ItemDetailViewController: ItemDetailPresenterOutput {
    func show(title: String) {
        self.title = title
    }

    func show(item: ItemDetailViewModel) {
        nameLabel.text = item.name
        stateLabel.text = item.state
        stateLabel.textColor = item.standsOut ? .systemRed : .darkGray
        dateLabel.text = item.date
    }

    func show(message: String) {
        nameLabel.text = message
        stateLabel.isHidden = true
        dateLabel.isHidden = true
    }
}
