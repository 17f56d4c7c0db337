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

    required init?(coder: NSCoder) {
        fatalError("this screen is built in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        edgesForExtendedLayout = []
        label.numberOfLines = 0
        button.addAction(UIAction { [weak self] _ in self?.presenter.eventShowItems() }, for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.spacing = 16
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
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
