import Foundation
import HeadlessUIKit

/// One item: its name, its state and its date.
final class ItemDetailViewController: UIViewController {
    let presenter: any ItemsDetail_HandleUIEvents

    private let nameLabel = UILabel()
    private let stateLabel = UILabel()
    private let dateLabel = UILabel()

    init(presenter: any ItemsDetail_HandleUIEvents) {
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
        presenter.onUIReady()
    }
}

// MARK: - From the presenter

extension ItemDetailViewController: ItemsDetail_DisplayUI {
    func display(name: String) {
        nameLabel.text = name
    }

    func display(state: String, color: UIColor) {
        stateLabel.text = state
        stateLabel.textColor = color
    }

    func display(date: String) {
        dateLabel.text = date
    }
}
