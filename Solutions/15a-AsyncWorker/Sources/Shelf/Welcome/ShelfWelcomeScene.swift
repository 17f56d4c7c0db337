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

    required init?(coder: NSCoder) {
        return nil  // no storyboard: only makeModule makes a Scene
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Welcome"
        greetingLabel.text = "Your books, and who has them."
        showButton.setTitle("Show books", for: .normal)
        showButton.addAction(UIAction { [weak self] _ in self?.eventsHandler.onShowBooks() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [greetingLabel, showButton])
        stack.axis = .vertical
        stack.spacing = 8
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
    }
}
