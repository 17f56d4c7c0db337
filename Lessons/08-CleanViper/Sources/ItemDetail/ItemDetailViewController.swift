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

    required init?(coder: NSCoder) {
        fatalError("this screen is built in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        edgesForExtendedLayout = []
        nameLabel.numberOfLines = 0

        let stack = UIStackView(arrangedSubviews: [nameLabel, stateLabel, dateLabel])
        stack.axis = .vertical
        stack.spacing = 8
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
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
