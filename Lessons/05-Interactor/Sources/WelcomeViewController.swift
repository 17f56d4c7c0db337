import Foundation
import HeadlessUIKit

/// The first screen: a greeting and the way to the list.
final class WelcomeViewController: UIViewController {
    // Only for the list that is opened from here.
    private let store: ItemsStore
    private let apiDataManager: (any ItemsAPIDataManagerInputProtocol)?

    init(store: ItemsStore, apiDataManager: (any ItemsAPIDataManagerInputProtocol)?) {
        self.store = store
        self.apiDataManager = apiDataManager
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
                guard let self else { return }
                let dataManager = ItemsLocalDataManager(store: self.store)
                let interactor = ItemsInteractor(apiDataManager: self.apiDataManager, localDataManager: dataManager)
                let presenter = ItemsPresenter(interactor: interactor)
                let list = ItemsViewController(presenter: presenter, store: self.store)
                interactor.presenter = presenter
                presenter.view = list
                self.navigationController?.pushViewController(list, animated: true)
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
