import Foundation
import HeadlessUIKit
import Spies

/// A navigation stack that puts probes into every module before it is shown.
///
/// Nothing has happened in a module that only just arrived, so it can still be taken apart and put together again.
final class ProbedStack: UINavigationController {
    private let log: MessageLog

    init(rootViewController: UIViewController, log: MessageLog) {
        self.log = log
        super.init(rootViewController: Self.probed(rootViewController, log))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        super.pushViewController(Self.probed(viewController, log), animated: animated)
    }

    /// The screen of the same module with probes; a screen outside of all modules stays as it is.
    private static func probed(_ screen: UIViewController, _ log: MessageLog) -> UIViewController {
        switch screen {
        case let view as WelcomeViewController: GeneralWelcomeProbes.module(of: view, log: log)
        case let scene as ItemsListScene: ItemsListProbes.module(of: scene, log: log)
        case let view as AddItemViewController: ItemsAddProbes.module(of: view, log: log)
        case let view as ItemDetailViewController: ItemsDetailProbes.module(of: view, log: log)
        default: screen
        }
    }
}
