import Foundation
import HeadlessUIKit

/// The first screen: a greeting, and a button that leads on.
final class WelcomeViewController: UIViewController {
    let presenter: any GeneralWelcome_HandleUIEvents

    init(presenter: any GeneralWelcome_HandleUIEvents) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("this screen is built in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Welcome"
        view.backgroundColor = .systemBackground
        edgesForExtendedLayout = []

        let label = UILabel()
        label.text = "Keep track of your items."
        label.numberOfLines = 0

        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Show items") { [weak self] _ in
                self?.presenter.onShowItems()
            })

        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.spacing = 16
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
    }
}
