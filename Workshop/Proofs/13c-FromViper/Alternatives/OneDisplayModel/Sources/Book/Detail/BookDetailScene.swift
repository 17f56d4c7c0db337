import Foundation
import HeadlessUIKit

/// A book's screen: title, author and status, and buttons to lend it and to return it.
final class BookDetailScene: UIViewController {
    let eventsHandler: BookDetail_HandleUIEvents

    private let titleLabel = UILabel()
    private let authorLabel = UILabel()
    private let statusLabel = UILabel()
    private let lendButton = UIButton(type: .system)
    private let returnButton = UIButton(type: .system)

    init(eventsHandler: BookDetail_HandleUIEvents) {
        self.eventsHandler = eventsHandler
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Book"
        lendButton.setTitle("Lend", for: .normal)
        lendButton.addAction(UIAction { [weak self] _ in self?.eventsHandler.onLend() }, for: .touchUpInside)
        returnButton.setTitle("Return", for: .normal)
        returnButton.addAction(UIAction { [weak self] _ in self?.eventsHandler.onReturn() }, for: .touchUpInside)
        let stack = UIStackView(
            arrangedSubviews: [titleLabel, authorLabel, statusLabel, lendButton, returnButton])
        stack.axis = .vertical
        stack.spacing = 8
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        eventsHandler.onUIReady()
    }
}

extension BookDetailScene: BookDetail_DisplayUI {
    func display(book: BookDetailUI) {
        titleLabel.text = book.title
        authorLabel.text = book.author
        statusLabel.text = book.status
        statusLabel.textColor = book.statusColor
        lendButton.isEnabled = book.canBeLent
        returnButton.isEnabled = book.canBeReturned
    }

    func displayReturnError() {
        let alert = UIAlertController(
            title: "Error", message: "The book could not be returned.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
