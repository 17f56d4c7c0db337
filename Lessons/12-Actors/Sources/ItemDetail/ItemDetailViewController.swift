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

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Item"

        nameLabel.numberOfLines = 0

        addColumn(of: [nameLabel, stateLabel, dateLabel], spacing: 8)
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
