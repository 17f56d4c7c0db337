import Foundation

/// Has the words of the greeting, and passes the one event on to the router.
final class WelcomePresenter {
    weak var output: (any WelcomePresenterOutput)?
    weak var router: (any WelcomeRouterProtocol)?
}

// MARK: - Events

extension WelcomePresenter {
    func eventViewReady() {
        output?.show(
            welcome: WelcomeViewModel(
                title: NSLocalizedString("Welcome", comment: "Title of the first screen"),
                greeting: NSLocalizedString("Keep track of your items.", comment: "What the app is for"),
                button: NSLocalizedString("Show items", comment: "Button that leads to the list")))
    }

    func eventShowItems() {
        router?.eventShowItems()
    }
}
