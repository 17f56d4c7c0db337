import Foundation
import HeadlessUIKit

/// The first screen: a greeting and a button.
final class WelcomeViewController: UIViewController {
    let viewModel: WelcomeViewModel

    init(viewModel: WelcomeViewModel) {
        self.viewModel = viewModel
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
        greeting.text = viewModel.greeting
        greeting.numberOfLines = 0
        let showItems = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Show items") { [weak self] _ in self?.viewModel.showItems() })
        addColumn(of: [greeting, showItems])
    }
}
