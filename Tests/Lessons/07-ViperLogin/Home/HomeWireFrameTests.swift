import HeadlessUIKit
import Journeys
import Spies
import Testing

@testable import Lesson07ViperLogin

@Suite("Home's wireframe builds home and leads back from it")
struct HomeWireFrameTests {
    private let store: SessionStore
    private let server: SocialServer
    private let delegate = HomeModuleDelegateSpy("delegate", log: MessageLog())
    private let opener = UIViewController()
    private let stack: UINavigationController
    private let view: HomeViewController
    private let presenter: HomePresenter

    init() throws {
        store = try SessionFolder().store
        let stub = StubServer()
        server = SocialServer(url: stub.root, session: stub.session)
        let made = HomeWireFrame.makeModule(
            session: .ada, isRemembered: true, store: store, server: server, delegate: delegate)
        view = try #require(made as? HomeViewController)
        stack = UINavigationController(rootViewController: opener)
        stack.pushViewController(view, animated: false)
        presenter = try #require(view.presenter as? HomePresenter)
    }

    @Test("connects all actors with each other")
    func module() throws {
        let interactor = try #require(presenter.interactor as? HomeInteractor)
        let api = try #require(interactor.apiDataManager as? HomeAPIDataManager)
        let local = try #require(interactor.localDataManager as? HomeLocalDataManager)
        let wireFrame = try #require(presenter.wireFrame as? HomeWireFrame)
        #expect(presenter.view === view)
        #expect(presenter.delegate === delegate)
        #expect(interactor.presenter === presenter)
        #expect(interactor.session == .ada)
        #expect(api.server === server)
        #expect(local.store === store)
        #expect(wireFrame.viewController === view)
    }

    @Test("shows who is logged in, and for how long", arguments: [true, false])
    func status(isRemembered: Bool) {
        let made = HomeWireFrame.makeModule(
            session: .ada, isRemembered: isRemembered, store: store, server: server, delegate: delegate)
        #expect(made.onScreen().shows("for this time only") == !isRemembered)
    }

    @Test("goes back to where home was opened, and from there no further")
    func goBack() {
        presenter.wireFrame.goBack()
        #expect(stack.topViewController === opener)
        presenter.wireFrame.goBack()
        #expect(stack.topViewController === opener)
    }
}
