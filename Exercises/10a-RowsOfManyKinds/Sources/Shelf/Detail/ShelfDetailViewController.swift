import Foundation
import HeadlessUIKit

/// A book's screen: what it is, where it is, and a button to lend it.
final class ShelfDetailViewController: UIViewController {
    private let presenter: ShelfDetailPresenter
    private let titleLabel = UILabel()
    private let authorLabel = UILabel()
    private let statusLabel = UILabel()
    private let lendButton = UIButton(type: .system)

    init(presenter: ShelfDetailPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        lendButton.setTitle("Lend", for: .normal)
        lendButton.isEnabled = false
        lendButton.addAction(UIAction { [weak self] _ in self?.presenter.eventLend() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [titleLabel, authorLabel, statusLabel, lendButton])
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
        presenter.eventViewReady()
    }
}

// MARK: - ViewReady output

extension ShelfDetailViewController: ShelfDetailViewReadyPresenterOutput {
    func show(title: String) {
        self.title = title
    }

    func show(book: ShelfDetailViewModel) {
        titleLabel.text = book.title
        authorLabel.text = book.author
        statusLabel.text = book.status
        statusLabel.textColor = book.standsOut ? .systemRed : .darkGray
        lendButton.isEnabled = book.canLend
    }

    func showBook(message: String) {
        statusLabel.text = message
    }
}

extension ShelfDetailViewController: ShelfDetailPresenterOutput {}
