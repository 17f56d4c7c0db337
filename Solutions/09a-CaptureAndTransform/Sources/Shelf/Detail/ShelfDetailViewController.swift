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

    required init?(coder: NSCoder) {
        return nil  // no storyboard: the stack is made in code
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        lendButton.setTitle("Lend", for: .normal)
        lendButton.isEnabled = false
        lendButton.addAction(UIAction { [weak self] _ in self?.presenter.eventLend() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [titleLabel, authorLabel, statusLabel, lendButton])
        stack.axis = .vertical
        stack.spacing = 8
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
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
