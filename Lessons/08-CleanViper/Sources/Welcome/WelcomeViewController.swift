import Foundation
import HeadlessUIKit

/// The first screen: a greeting, and a button that leads on.
final class WelcomeViewController: UIViewController {
    let presenter: WelcomePresenter

    private let label = UILabel()
    private let button = UIButton(type: .system)

    init(presenter: WelcomePresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.numberOfLines = 0
        button.addAction(UIAction { [weak self] _ in self?.presenter.eventShowItems() }, for: .touchUpInside)

        addColumn(of: [label, button])
        presenter.eventViewReady()
    }
}

// MARK: - From the presenter

extension WelcomeViewController: WelcomePresenterOutput {
    func show(welcome: WelcomeViewModel) {
        title = welcome.title
        label.text = welcome.greeting
        button.setTitle(welcome.button, for: .normal)
    }
}
