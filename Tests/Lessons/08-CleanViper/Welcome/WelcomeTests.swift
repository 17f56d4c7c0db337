import HeadlessUIKit
import Spies
import Testing

@testable import Lesson08CleanViper

@Suite("The greeting: its presenter has the words, its view shows them, and the tap leads to the router")
struct WelcomeTests {
    private let log = MessageLog()
    private let router: WelcomeRouterSpy

    init() {
        router = WelcomeRouterSpy("router", log: log)
    }

    @Test("the presenter has the words")
    func words() {
        let output = WelcomePresenterOutputSpy("output", log: log)
        let presenter = WelcomePresenter()
        presenter.output = output
        presenter.eventViewReady()
        #expect(
            log.messages == [
                """
                output.show(welcome: WelcomeViewModel(title: "Welcome", greeting: "Keep track of your items.", \
                button: "Show items"))
                """
            ])
    }

    @Test("the view shows them, and passes on a tap on its button")
    func showItems() throws {
        let screen = WelcomeConnector.makeViewController(router: router).onScreen()
        #expect(screen.title == "Welcome")
        #expect(screen.shows("Keep track of your items."))
        #expect(log.messages == [])
        try screen.tap("Show items")
        #expect(log.messages == ["router.eventShowItems()"])
    }

    @Test("the connector connects them with each other and with the router")
    func stack() {
        let view = WelcomeConnector.makeViewController(router: router)
        #expect(view.presenter.output === view)
        #expect(view.presenter.router === router)
    }
}
