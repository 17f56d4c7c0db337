import Foundation
import HeadlessUIKit

/// The first screen: a greeting and a button.
final class WelcomeViewController: UIViewController {
    let viewModel: WelcomeViewModel

    init(viewModel: WelcomeViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil  // no storyboard: only the coordinator makes screens
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
        fill(with: [greeting, showItems])
    }
}
