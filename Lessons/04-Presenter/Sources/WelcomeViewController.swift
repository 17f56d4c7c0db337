import Foundation
import HeadlessUIKit

/// The first screen: a greeting and the way to the list.
final class WelcomeViewController: UIViewController {
    // Only for the list that is opened from here.
    private let store: any ItemsStoring
    private let feed: (any ItemsFeeding)?

    init(store: any ItemsStoring, feed: (any ItemsFeeding)?) {
        self.store = store
        self.feed = feed
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Welcome"
        view.backgroundColor = .systemBackground

        let label = UILabel()
        label.text = "Keep track of your items."
        label.numberOfLines = 0

        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Show items") { [weak self] _ in
                guard let self else { return }
                let presenter = ItemsPresenter(store: self.store, feed: self.feed)
                let list = ItemsViewController(presenter: presenter, store: self.store)
                presenter.view = list
                self.navigationController?.pushViewController(list, animated: true)
            })

        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.spacing = 16
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
