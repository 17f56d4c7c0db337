import Foundation
import HeadlessUIKit

/// The first screen: a greeting and a button.
final class GeneralWelcomeScene: UIViewController {
    let eventsHandler: any GeneralWelcome_HandleUIEvents

    init(eventsHandler: any GeneralWelcome_HandleUIEvents) {
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
        let greeting = UILabel()
        greeting.text = "Keep track of your items."
        greeting.numberOfLines = 0
        let showItems = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Show items") { [weak self] _ in
                self?.eventsHandler.onShowItems()
            })
        addColumn(of: [greeting, showItems])
    }
}
