import Foundation
import HeadlessUIKit
import Spies

/// A navigation stack that puts probes into every module before it is shown.
///
/// Nothing has happened in a module that only just arrived, so it can still be taken apart and put together again.
final class ProbedStack: UINavigationController {
    private let log: MessageLog

    init(log: MessageLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        super.setViewControllers(viewControllers.map(probed), animated: animated)
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        super.pushViewController(probed(viewController), animated: animated)
    }

    /// The view of the same module with probes; a screen outside of all modules stays as it is.
    private func probed(_ screen: UIViewController) -> UIViewController {
        switch screen {
        case let view as LoginViewController: ProbedLogin.module(of: view, log: log)
        case let view as HomeViewController: ProbedHome.module(of: view, openedBy: login, log: log)
        default: screen
        }
    }

    /// The presenter of the login below.
    private var login: LoginPresenter? {
        let view = viewControllers.first as? LoginViewController
        return (view?.presenter as? LoginPresenterProbe)?.receiver as? LoginPresenter
    }
}
