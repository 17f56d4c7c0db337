import Foundation
import HeadlessUIKit

/// One item: its name, its state and its date.
final class ItemDetailViewController: UIViewController {
    private let item: Item

    init(item: Item) {
        self.item = item
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

        let nameLabel = UILabel()
        nameLabel.text = item.name
        nameLabel.numberOfLines = 0

        let stateLabel = UILabel()
        if item.enabled {
            stateLabel.text = "Enabled"
            stateLabel.textColor = .darkGray
        } else {
            stateLabel.text = "Disabled"
            stateLabel.textColor = .systemRed
        }

        // The same date as in the list, so the same formatter.
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "MMM dd, yyyy"
        let dateLabel = UILabel()
        dateLabel.text = formatter.string(from: item.date)

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
    }
}
