import Foundation
import HeadlessUIKit

/// The first screen: a greeting and a button.
final class GeneralWelcomeScene: UIViewController {
    let eventsHandler: any GeneralWelcome_HandleUIEvents

    init(eventsHandler: any GeneralWelcome_HandleUIEvents) {
        self.eventsHandler = eventsHandler
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil  // no storyboard: only makeModule makes a Scene
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Welcome"
        let greeting = UILabel()
        greeting.text = "Keep track of your items."
        greeting.numberOfLines = 0
        let showItems = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Show items") { [weak self] _ in
                self?.eventsHandler.onShowItems()
            })
        fill(with: [greeting, showItems])
    }
}
