import Foundation
import HeadlessUIKit

/// The container of all scenes, and the view of a stack of its own: it makes the scenes and says which is seen.
class AppRouter: UINavigationController {
    let presenter: AppRouterPresenter
    let entityGateway: any EntityGateway

    init(presenter: AppRouterPresenter, entityGateway: any EntityGateway) {
        self.presenter = presenter
        self.entityGateway = entityGateway
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.eventViewReady()
    }
}

// MARK: - From the presenter

extension AppRouter: AppRouterPresenterOutput {
    func showWelcome() {
        pushViewController(WelcomeConnector.makeViewController(router: presenter), animated: false)
    }

    func showItems() {
        let items = ItemsConnector.makeViewController(entityGateway: entityGateway, router: presenter)
        pushViewController(items, animated: true)
    }

    func showAddItem(delegate: any AddItemDelegate) {
        let form = AddItemConnector.makeViewController(
            entityGateway: entityGateway, router: presenter, delegate: delegate)
        pushViewController(form, animated: true)
    }

    func showItemDetail(id: ItemID) {
        pushViewController(
            ItemDetailConnector.makeViewController(id: id, entityGateway: entityGateway), animated: true)
    }

    func showPrevious(to scene: AnyObject?) {
        // A scene that is gone, or that has another on top, has nothing to go back from.
        guard let scene, topViewController === scene else { return }
        popViewController(animated: true)
    }
}
