import HeadlessUIKit
import Journeys
import Spies
import Testing

@testable import Lesson07ViperLogin

@Suite("The login's wireframe builds the login, decides what comes first, and leads home")
struct LoginWireFrameTests {
    private let folder: SessionFolder
    private let store: SessionStore
    private let server: SocialServer
    private let stack = UINavigationController()

    init() throws {
        folder = try SessionFolder()
        store = folder.store
        let stub = SocialStub().opened()
        server = SocialServer(url: stub.root, session: stub.session)
    }

    private func login() throws -> LoginViewController {
        LoginWireFrame.presentFirstScreen(in: stack, store: store, server: server)
        return try #require(stack.viewControllers.first as? LoginViewController)
    }

    @Test("connects all actors with each other")
    func module() throws {
        let view = try login()
        let presenter = try #require(view.presenter as? LoginPresenter)
        let interactor = try #require(presenter.interactor as? LoginInteractor)
        let api = try #require(interactor.apiDataManager as? LoginAPIDataManager)
        let local = try #require(interactor.localDataManager as? LoginLocalDataManager)
        let wireFrame = try #require(presenter.wireFrame as? LoginWireFrame)
        #expect(presenter.view === view)
        #expect(api.server === server)
        #expect(local.store === store)
        #expect(wireFrame.viewController === view)
        #expect(wireFrame.store === store)
        #expect(wireFrame.server === server)
        #expect(stack.delegate === wireFrame)
    }

    @Test("the login is first when nobody is logged in")
    func nobody() throws {
        let view = try login()
        #expect(stack.viewControllers == [view])
    }

    @Test("home is first for a user who is still logged in; the login is below it, and hears from it")
    func somebody() async throws {
        try await folder.store(.ada)
        let view = try login()
        #expect(stack.viewControllers.count == 2)
        let home = try #require(stack.topViewController as? HomeViewController)
        let presenter = try #require(home.presenter as? HomePresenter)
        let interactor = try #require(presenter.interactor as? HomeInteractor)
        #expect(interactor.session == .ada)
        #expect(presenter.delegate === view.presenter)
    }

    @Test("leads home, on the same store and server, and home tells the delegate")
    func presentHome() throws {
        let wireFrame = try #require((login().presenter as? LoginPresenter)?.wireFrame)
        let delegate = HomeModuleDelegateSpy("delegate", log: MessageLog())
        wireFrame.presentHome(of: .grace, isRemembered: false, delegate: delegate)
        let home = try #require(stack.topViewController as? HomeViewController)
        let presenter = try #require(home.presenter as? HomePresenter)
        let interactor = try #require(presenter.interactor as? HomeInteractor)
        let api = try #require(interactor.apiDataManager as? HomeAPIDataManager)
        let local = try #require(interactor.localDataManager as? HomeLocalDataManager)
        #expect(interactor.session == .grace)
        #expect(presenter.delegate === delegate)
        #expect(api.server === server)
        #expect(local.store === store)
    }

    @Test("has the stack fade from one screen to the other, there and back")
    func transition() throws {
        let view = try login()
        let home = UIViewController()
        for (operation, from, to) in [
            (UINavigationController.Operation.push, view as UIViewController, home), (.pop, home, view),
        ] {
            let animator = stack.delegate?.navigationController(
                stack, animationControllerFor: operation, from: from, to: to)
            #expect(animator is FadeTransition)
        }
    }
}
