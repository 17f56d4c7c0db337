import Foundation
import HeadlessUIKit
import Journeys
import Spies
import Testing

@testable import Lesson07ViperLogin

@Suite("Letting go of the view frees its whole module")
struct OwnershipTests {
    private let folder: SessionFolder
    private let server: SocialServer

    init() throws {
        folder = try SessionFolder()
        let stub = StubServer()
        server = SocialServer(url: stub.root, session: stub.session)
    }

    @Test("frees Login, data managers and all, while an answer is still on its way; the stack lets go of its delegate")
    func login() throws {
        let stack = UINavigationController()
        LoginWireFrame.presentFirstScreen(in: stack, store: folder.store, server: server)
        let view = Weak(stack.topViewController as? LoginViewController)
        let presenter = Weak(view.object?.presenter as? LoginPresenter)
        let wireFrame = Weak(presenter.object?.wireFrame as? LoginWireFrame)
        let interactor = Weak(presenter.object?.interactor as? LoginInteractor)
        let api = Weak(interactor.object?.apiDataManager as? LoginAPIDataManager)
        let local = Weak(interactor.object?.localDataManager as? LoginLocalDataManager)
        #expect(wireFrame.object != nil && api.object != nil && local.object != nil)

        presenter.object?.userDidTapLogIn(email: "ada@example.com", password: "engine")
        stack.setViewControllers([], animated: false)
        #expect(view.object == nil)
        #expect(presenter.object == nil)
        #expect(wireFrame.object == nil)
        #expect(interactor.object == nil)
        #expect(api.object == nil)
        // The answer still has to be stored, so what stores it lives until then.
        #expect(local.object != nil)
        #expect(stack.delegate == nil)
    }

    @Test("frees Home, data managers and all, while an answer is still on its way")
    func home() {
        let delegate = HomeModuleDelegateSpy("delegate", log: MessageLog())
        var view =
            HomeWireFrame.makeModule(
                session: .ada, isRemembered: true, store: folder.store, server: server, delegate: delegate)
            as? HomeViewController
        let watched = Weak(view)
        let presenter = Weak(view?.presenter as? HomePresenter)
        let wireFrame = Weak(presenter.object?.wireFrame as? HomeWireFrame)
        let interactor = Weak(presenter.object?.interactor as? HomeInteractor)
        let api = Weak(interactor.object?.apiDataManager as? HomeAPIDataManager)
        let local = Weak(interactor.object?.localDataManager as? HomeLocalDataManager)
        #expect(wireFrame.object != nil && api.object != nil && local.object != nil)

        view?.loadViewIfNeeded()
        view = nil
        #expect(watched.object == nil)
        #expect(presenter.object == nil)
        #expect(wireFrame.object == nil)
        #expect(interactor.object == nil)
        #expect(api.object == nil)
        #expect(local.object == nil)
    }

    @Test("Home does not keep its delegate")
    func unownedDelegate() {
        var delegate: HomeModuleDelegateSpy? = HomeModuleDelegateSpy("delegate", log: MessageLog())
        let watched = Weak(delegate)
        let view = delegate.map {
            HomeWireFrame.makeModule(
                session: .ada, isRemembered: true, store: folder.store, server: server, delegate: $0)
        }
        delegate = nil
        #expect(view != nil)
        #expect(watched.object == nil)
    }
}
