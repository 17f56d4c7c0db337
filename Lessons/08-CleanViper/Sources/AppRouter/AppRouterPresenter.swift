/// Hears from the scenes which events lead away from them, and decides where to.
///
/// It has no use case, since nothing about this is a rule of the business.
final class AppRouterPresenter {
    weak var output: (any AppRouterPresenterOutput)?
}

// MARK: - Events

extension AppRouterPresenter {
    func eventViewReady() {
        output?.showWelcome()
    }
}

// MARK: - From the greeting

extension AppRouterPresenter: WelcomeRouterProtocol {
    func eventShowItems() {
        output?.showItems()
    }
}

// MARK: - From the list

extension AppRouterPresenter: ItemsRouterProtocol {
    func eventAdd(delegate: any AddItemDelegate) {
        output?.showAddItem(delegate: delegate)
    }

    func eventItemSelected(id: ItemID) {
        output?.showItemDetail(id: id)
    }
}

// MARK: - From the form

extension AppRouterPresenter: AddItemRouterProtocol {
    func eventDone(on scene: AnyObject?) {
        output?.showPrevious(to: scene)
    }
}
