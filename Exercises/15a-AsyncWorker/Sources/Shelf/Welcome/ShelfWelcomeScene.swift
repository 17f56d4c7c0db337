import Foundation
import HeadlessUIKit

/// The first screen: a greeting, and a button that leads to the list.
final class ShelfWelcomeScene: UIViewController {
    let eventsHandler: ShelfWelcome_HandleUIEvents

    private let greetingLabel = UILabel()
    private let showButton = UIButton(type: .system)

    init(eventsHandler: ShelfWelcome_HandleUIEvents) {
        self.eventsHandler = eventsHandler
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Welcome"
        greetingLabel.text = "Your books, and who has them."
        showButton.setTitle("Show books", for: .normal)
        showButton.addAction(UIAction { [weak self] _ in self?.eventsHandler.onShowBooks() }, for: .touchUpInside)
        addColumn(of: [greetingLabel, showButton], spacing: 8)
    }
}
