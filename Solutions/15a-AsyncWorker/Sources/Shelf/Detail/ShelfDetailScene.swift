import Foundation
import HeadlessUIKit

/// A book's screen: what it is, where it is, and a button to lend it.
final class ShelfDetailScene: UIViewController {
    let eventsHandler: ShelfDetail_HandleUIEvents

    private let titleLabel = UILabel()
    private let authorLabel = UILabel()
    private let statusLabel = UILabel()
    private let lendButton = UIButton(type: .system)

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
        lendButton.setTitle("Lend", for: .normal)
        lendButton.addAction(UIAction { [weak self] _ in self?.eventsHandler.onLend() }, for: .touchUpInside)
        addColumn(of: [titleLabel, authorLabel, statusLabel, lendButton], spacing: 8)
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
