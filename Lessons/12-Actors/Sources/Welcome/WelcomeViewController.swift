import Foundation
import HeadlessUIKit

/// The first screen: a greeting, and a button that leads on.
final class WelcomeViewController: UIViewController {
    let presenter: any GeneralWelcome_HandleUIEvents

    init(presenter: any GeneralWelcome_HandleUIEvents) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Welcome"

        let label = UILabel()
        label.text = "Keep track of your items."
        label.numberOfLines = 0

        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Show items") { [weak self] _ in
                self?.presenter.onShowItems()
            })

        addColumn(of: [label, button])
    }
}
