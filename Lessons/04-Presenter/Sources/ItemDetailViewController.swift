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

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Item"
        view.backgroundColor = .systemBackground

        nameLabel.numberOfLines = 0

        let stack = UIStackView(arrangedSubviews: [nameLabel, stateLabel, dateLabel])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
        ])
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
