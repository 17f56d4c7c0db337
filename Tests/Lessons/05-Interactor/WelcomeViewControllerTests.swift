import HeadlessUIKit
import Spies
import Testing

@testable import Lesson05Interactor

@Suite("The greeting's controller still makes the list, with all its actors")
struct WelcomeViewControllerTests {
    @Test("opens the list, on the store and the server that it was given")
    func opensList() throws {
        let folder = try ItemsFolder()
        let store = folder.store
        let api = ItemsAPIDataManagerInputSpy("api", log: MessageLog())
        let welcome = WelcomeViewController(store: store, apiDataManager: api)
        let screen = welcome.onScreen()
        #expect(screen.shows("Keep track of your items."))
        try screen.tap("Show items")

        let list = try #require(welcome.navigationController?.topViewController as? ItemsViewController)
        let presenter = try #require(list.presenter as? ItemsPresenter)
        let interactor = try #require(presenter.interactor as? ItemsInteractor)
        let dataManager = try #require(interactor.localDataManager as? ItemsLocalDataManager)
        #expect(presenter.view === list)
        #expect(interactor.presenter === presenter)
        #expect(interactor.apiDataManager === api)
        #expect(dataManager.store === store)
        #expect(list.store === store)
    }
}
