import Foundation
import HeadlessUIKit
import Journeys
import SourceModel
import Spies
import Testing

@testable import Lesson07ViperLogin

@Suite("With probes between its actors the app is the same app")
struct ProbesTests {
    private let log = MessageLog()

    @Test("every journey passes, and is heard", arguments: Journey.ofSocialApp)
    func journey(_ journey: Journey) async throws {
        let rung = Rung(
            number: 7, name: "ViperLogin",
            launchAsking: { [log] folder, server in
                SocialApp.launch(storingIn: folder, session: server.session, server: server.root, probedInto: log)
            })
        try await journey.run(on: rung)
        #expect(!log.messages.isEmpty, "the journey passes, but no probe heard anything")
    }

    @Test("every connection that was made is still there, with a probe on it wherever it is a protocol's")
    func connections() throws {
        for view in try screens() {
            let before = Connections(from: view)
            let after = Connections(from: try #require(probed(view)))
            #expect(after.all == before.all)
            // Known by class: what is only passed along, what is below a data manager, and what UIKit moves.
            let module = "\(type(of: view))".dropLast("ViewController".count)
            let others = [
                "DataManager.store", "DataManager.server", "WireFrame.store", "WireFrame.server", ".viewController",
            ]
            let seams = before.all.filter { connection in
                connection.hasPrefix(module) && !others.contains { connection.contains("\($0):") }
            }
            #expect(after.probed == seams)
        }
    }

    /// The view as it appears on a stack that puts probes into its module.
    private func probed(_ view: UIViewController) -> UIViewController? {
        let stack = ProbedStack(log: log)
        stack.pushViewController(view, animated: false)
        return stack.topViewController
    }

    /// A view of each module, as its wireframe makes it.
    private func screens() throws -> [UIViewController] {
        let store = try SessionFolder().store
        let stub = StubServer()
        let server = SocialServer(url: stub.root, session: stub.session)
        let stack = UINavigationController()
        LoginWireFrame.presentFirstScreen(in: stack, store: store, server: server)
        let login = try #require(stack.viewControllers.first as? LoginViewController)
        let caller = try #require(login.presenter as? LoginPresenter)
        stack.setViewControllers([], animated: false)
        let home = HomeWireFrame.makeModule(
            session: .ada, isRemembered: true, store: store, server: server, delegate: caller)
        return [login, home]
    }

    @Test("news of an ended session reaches the login, where home came first")
    func news() async throws {
        let folder = try SessionFolder()
        try await folder.store(.ada)
        let stub = SocialStub(.refuses).opened()
        let screen = Screen(
            SocialApp.launch(storingIn: folder.url, session: stub.session, server: stub.root, probedInto: log))
        try await screen.wait(until: "the login says why", within: .seconds(30)) {
            $0.shows("Your session has ended. Please log in again.")
        }
        let news = log.messages.map(\.description).filter { $0.contains("sessionDidEnd") }
        #expect(
            news == [
                "HomeInteractor -> HomePresenter.sessionDidEnd()", "HomePresenter -> LoginPresenter.sessionDidEnd()",
            ])
    }

    @Test("no probe tells a token")
    func secrets() async throws {
        let stub = SocialStub().opened()
        let screen = Screen(
            SocialApp.launch(
                storingIn: try SessionFolder().url, session: stub.session, server: stub.root, probedInto: log))
        try screen.type(SocialStub.email, into: "Email")
        try screen.type(SocialStub.password, into: "Password")
        try screen.tap("Log in")
        try await screen.wait(until: "home is there", within: .seconds(30)) { $0.title == "Home" && !$0.isLoading }
        #expect(!log.messages.isEmpty)
        #expect(!log.messages.contains { $0.description.contains("token-of-ada") })
    }

    @Test("letting go of the view frees the module and its probes")
    func ownership() throws {
        let delegate = HomeModuleDelegateSpy("delegate", log: log)
        let stub = StubServer()
        let made =
            HomeWireFrame.makeModule(
                session: .ada, isRemembered: true, store: try SessionFolder().store,
                server: SocialServer(url: stub.root, session: stub.session), delegate: delegate)
            as? HomeViewController
        var view: HomeViewController? = ProbedHome.module(of: try #require(made), log: log)
        let input = Weak(view?.presenter as? HomePresenterProbe)
        let presenter = Weak(input.object?.receiver as? HomePresenter)
        let interactor = Weak((presenter.object?.interactor as? HomeInteractorInputProbe)?.receiver as? HomeInteractor)
        let output = Weak(interactor.object?.presenter as? HomeInteractorOutputProbe)
        let watched = Weak(view)
        #expect(presenter.object != nil && interactor.object != nil && output.object != nil)
        view?.loadViewIfNeeded()
        view = nil
        #expect(watched.object == nil)
        #expect(input.object == nil)
        #expect(presenter.object == nil)
        #expect(interactor.object == nil)
        #expect(output.object == nil)
    }

    @Test("its sources know nothing of probes")
    func sources() throws {
        let lesson = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Lessons/07-ViperLogin/Sources").standardized
        let imports = Set(try Sources(at: lesson).files.flatMap(\.imports).map(\.module))
        #expect(imports == ["Foundation", "FoundationNetworking", "HeadlessUIKit"])
    }
}
