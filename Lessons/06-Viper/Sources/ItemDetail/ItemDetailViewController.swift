import Foundation
import HeadlessUIKit

/// One item: its name, its state and its date.
final class ItemDetailViewController: UIViewController {
    let presenter: any ItemDetailPresenterProtocol

    private let nameLabel = UILabel()
    private let stateLabel = UILabel()
    private let dateLabel = UILabel()

    init(presenter: any ItemDetailPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("this screen is built in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Item"
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
        presenter.viewDidLoad()
    }
}

// MARK: - From the presenter

extension ItemDetailViewController: ItemDetailViewProtocol {
    func show(name: String) {
        nameLabel.text = name
    }

    func show(state: String, standsOut: Bool) {
        stateLabel.text = state
        if standsOut {
            stateLabel.textColor = .systemRed
        } else {
            stateLabel.textColor = .darkGray
        }
    }

    func show(date: String) {
        dateLabel.text = date
    }
}
