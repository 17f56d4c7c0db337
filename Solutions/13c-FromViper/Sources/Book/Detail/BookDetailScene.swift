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
        view.backgroundColor = .systemBackground
        lendButton.setTitle("Lend", for: .normal)
        lendButton.addAction(UIAction { [weak self] _ in self?.eventsHandler.onLend() }, for: .touchUpInside)
        returnButton.setTitle("Return", for: .normal)
        returnButton.addAction(UIAction { [weak self] _ in self?.eventsHandler.onReturn() }, for: .touchUpInside)
        let stack = UIStackView(
            arrangedSubviews: [titleLabel, authorLabel, statusLabel, lendButton, returnButton])
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
        eventsHandler.onUIReady()
    }
}

extension BookDetailScene: BookDetail_DisplayUI {
    func display(title: String, author: String) {
        titleLabel.text = title
        authorLabel.text = author
    }

    func display(status: String, color: UIColor) {
        statusLabel.text = status
        statusLabel.textColor = color
    }

    func display(canLend: Bool, canReturn: Bool) {
        lendButton.isEnabled = canLend
        returnButton.isEnabled = canReturn
    }

    func display(error: String) {
        let alert = UIAlertController(title: "Error", message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
