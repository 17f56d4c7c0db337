import HeadlessUIKit
import Spies
import Testing

@testable import Lesson04Presenter

@Suite("The greeting's controller still makes the list, presenter and all")
struct WelcomeViewControllerTests {
    @Test("opens the list with a presenter of its own, on the services that it was given")
    func opensList() throws {
        let log = MessageLog()
        let store = StoreSpy("store", log: log)
        let feed = FeedSpy("feed", log: log)
        let welcome = WelcomeViewController(store: store, feed: feed)
        let screen = welcome.onScreen()
        #expect(screen.shows("Keep track of your items."))
        try screen.tap("Show items")

        let list = try #require(welcome.navigationController?.topViewController as? ItemsViewController)
        let presenter = try #require(list.presenter as? ItemsPresenter)
        #expect(presenter.view === list)
        #expect((presenter.store as? StoreSpy) === store)
        #expect((presenter.feed as? FeedSpy) === feed)
        #expect((list.store as? StoreSpy) === store)
    }
}
