import Foundation
import HeadlessUIKit
import Spies

/// Types that listen by taking another one's place.
enum Probed {
    /// A router that puts probes into every scene before it is shown.
    ///
    /// Nothing has happened in a scene that only just arrived, so it can still be taken apart and put together again.
    /// The router has the name of the class whose place it takes, because a trace shows names.
    final class AppRouter: Lesson08CleanViper.AppRouter {
        private let log: MessageLog
        private var companions: [ObjectIdentifier: [Spy]] = [:]
        private var own: Spy?

        init(presenter: AppRouterPresenter, entityGateway: any EntityGateway, log: MessageLog) {
            self.log = log
            super.init(presenter: presenter, entityGateway: entityGateway)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            fatalError("This screen is made in code")
        }

        /// The router of the app, with a probe on its own output.
        static func router(entityGateway: any EntityGateway, log: MessageLog) -> Lesson08CleanViper.AppRouter {
            let presenter = AppRouterPresenter()
            let router = AppRouter(presenter: presenter, entityGateway: entityGateway, log: log)
            let shown = AppRouterPresenterOutputProbe(from: presenter, watching: { [weak router] in router }, log: log)
            router.own = shown
            presenter.output = shown
            return router
        }

        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
            let scene = probed(viewController)
            companions[ObjectIdentifier(scene.viewController)] = scene.companions
            super.pushViewController(scene.viewController, animated: animated)
        }

        override func popViewController(animated: Bool) -> UIViewController? {
            let left = super.popViewController(animated: animated)
            if let left { companions[ObjectIdentifier(left)] = nil }
            return left
        }

        /// The same scene with probes; a screen that isn't a scene stays as it is.
        private func probed(_ screen: UIViewController) -> ProbedScene {
            switch screen {
            case let view as WelcomeViewController: ProbedWelcome.scene(of: view, log: log)
            case let view as ItemsViewController: ProbedItems.scene(of: view, log: log)
            case let view as AddItemViewController: ProbedAddItem.scene(of: view, log: log)
            case let view as ItemDetailViewController: ProbedItemDetail.scene(of: view, log: log)
            default: ProbedScene(viewController: screen)
            }
        }
    }
}
