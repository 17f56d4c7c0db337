import HeadlessUIKit

/// Builds home, and leads back from it.
final class HomeWireFrame: WireFrame {
    /// Home's view with its actors, for the user of `session`; `delegate` hears when the session has ended.
    static func makeModule(
        session: Session, isRemembered: Bool, store: SessionStore, server: SocialServer,
        delegate: any HomeModuleDelegate
    ) -> UIViewController {
        let interactor = HomeInteractor(
            session: session, apiDataManager: HomeAPIDataManager(server: server),
            localDataManager: HomeLocalDataManager(store: store))
        let wireFrame = HomeWireFrame()
        let presenter = HomePresenter(
            name: session.name, isRemembered: isRemembered, interactor: interactor, wireFrame: wireFrame)
        let view = HomeViewController(presenter: presenter)

        interactor.presenter = presenter
        presenter.view = view
        presenter.delegate = delegate
        wireFrame.viewController = view
        return view
    }
}

// MARK: - From the presenter

extension HomeWireFrame: HomeWireFrameProtocol {
    func goBack() {
        pop()
    }
}
