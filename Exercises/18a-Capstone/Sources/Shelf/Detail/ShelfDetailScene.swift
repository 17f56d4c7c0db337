import Foundation
import HeadlessUIKit

/// A book's screen: what it is, where it is, and buttons to lend it and to see who waits for it.
final class ShelfDetailScene: UIViewController {
    let eventsHandler: ShelfDetail_HandleUIEvents

    private let titleLabel = UILabel()
    private let authorLabel = UILabel()
    private let statusLabel = UILabel()
    private let lendButton = UIButton(type: .system)
    private let reservationsButton = UIButton(type: .system)

    init(eventsHandler: ShelfDetail_HandleUIEvents) {
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
        reservationsButton.setTitle("Reservations", for: .normal)
        reservationsButton.addAction(
            UIAction { [weak self] _ in self?.eventsHandler.onReservations() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [
            titleLabel, authorLabel, statusLabel, lendButton, reservationsButton,
        ])
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

extension ShelfDetailScene: ShelfDetail_DisplayUI {
    func display(title: String, author: String) {
        titleLabel.text = title
        authorLabel.text = author
    }

    func display(status: String, color: UIColor) {
        statusLabel.text = status
        statusLabel.textColor = color
    }

    func display(canLend: Bool) {
        lendButton.isEnabled = canLend
    }
}
