import HeadlessUIKit

/// Builds the login, decides whether it or home comes first, and leads from one to the other.
final class LoginWireFrame: WireFrame {
    let store: SessionStore
    let server: SocialServer

    init(store: SessionStore, server: SocialServer) {
        self.store = store
        self.server = server
    }

    /// Fills the stack: with the login, and with home over it if the user is still logged in.
    static func presentFirstScreen(in stack: UINavigationController, store: SessionStore, server: SocialServer) {
        let interactor = LoginInteractor(
            apiDataManager: LoginAPIDataManager(server: server), localDataManager: LoginLocalDataManager(store: store))
        let wireFrame = LoginWireFrame(store: store, server: server)
        let presenter = LoginPresenter(interactor: interactor, wireFrame: wireFrame)
        let view = LoginViewController(presenter: presenter)

        presenter.view = view
        wireFrame.viewController = view
        // The stack holds its delegate weakly; the view, which the stack owns, keeps it alive through the presenter.
        stack.delegate = wireFrame
        stack.setViewControllers([view], animated: false)
        if let session = store.session() {
            wireFrame.presentHome(of: session, isRemembered: true, delegate: presenter)
        }
    }
}

// MARK: - From the presenter

extension LoginWireFrame: LoginWireFrameProtocol {
    func presentHome(of session: Session, isRemembered: Bool, delegate: any HomeModuleDelegate) {
        push(
            HomeWireFrame.makeModule(
                session: session, isRemembered: isRemembered, store: store, server: server, delegate: delegate))
    }
}

// MARK: - From the stack

extension LoginWireFrame: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        FadeTransition()
    }
}
