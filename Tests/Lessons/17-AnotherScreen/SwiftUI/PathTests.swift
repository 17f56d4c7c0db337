import Journeys
import Spies
import Testing

@testable import Lesson17AnotherScreen

@Suite("In SwiftUI the Navigators build modules and lead from one to the other on a path")
struct PathTests {
    private let folder: ItemsFolder
    private let store: ItemsStore
    private let feed = ItemsFeed(url: StubServer().url)
    private let pages: PageStack
    private let delegate = ItemsAddSpies.Delegate("delegate", log: MessageLog())

    init() throws {
        folder = try ItemsFolder()
        store = folder.store
        pages = PageStack(root: GeneralWelcomePath.makeModule(with: store, feed: feed))
    }

    @Test("from the welcome screen to the list, which works on the same store and the same feed")
    func items() throws {
        try #require(pages.root.welcome).eventsHandler.onShowItems()
        let list = try #require(pages.path.last?.list)
        let director = try #require(list.eventsHandler as? ItemsListDirector)
        let worker = try #require(director.dataManager as? ItemsListWorker)
        #expect(director.ui === list)
        #expect(worker.presenter === director)
        #expect(worker.store === store)
        #expect(worker.feed?.url == feed.url)
    }

    @Test("from the list to the form, which reports to the delegate, and back")
    func form() throws {
        let list = ItemsListPath.makeModule(with: store, feed: nil)
        pages.push(list)
        let opener = try #require(list.list?.eventsHandler as? ItemsListDirector)
        opener.onAddItem()
        let form = try #require(pages.path.last?.add)
        let director = try #require(form.eventsHandler as? ItemsAddDirector)
        let worker = try #require(director.dataManager as? ItemsAddWorker)
        #expect(director.ui === form)
        #expect(director.delegate === opener)
        #expect(worker.presenter === director)
        #expect(worker.store === store)
        director.navigator.goBack()
        #expect(pages.path == [list])
    }

    @Test("from the list to the detail of the chosen item")
    func detail() throws {
        pages.push(ItemsListPath.makeModule(with: store, feed: nil))
        let director = try #require(pages.path.last?.list?.eventsHandler as? ItemsListDirector)
        director.navigator.gotoDetail(for: .bread)
        let detail = try #require(pages.path.last?.detail)
        #expect((detail.eventsHandler as? ItemsDetailDirector)?.item == .bread)
        #expect((detail.eventsHandler as? ItemsDetailDirector)?.ui === detail)
    }

    @Test("back from its own page only, not from one on top of it")
    func backFromBelow() throws {
        pages.push(ItemsAddPath.makeModule(with: store, delegate: delegate))
        let director = try #require(pages.path.last?.add?.eventsHandler as? ItemsAddDirector)
        pages.push(ItemsDetailPath.makeModule(with: .milk))
        director.navigator.goBack()
        #expect(pages.path.count == 2)
    }

    @Test("an item that was saved is on the list when the form is gone")
    func news() async throws {
        try #require(pages.root.welcome).eventsHandler.onShowItems()
        let list = try #require(pages.path.last?.list)
        try folder.write("[]")
        list.appear()
        list.eventsHandler.onAddItem()
        let form = try #require(pages.path.last?.add)
        form.name = "Milk"
        form.save()
        // The form's item is stored, then the list fetches: two answers, one after the other.
        await store.finish()
        await store.finish()
        #expect(pages.path.last?.list === list)
        #expect(list.items.map(\.name) == ["Milk"])
    }
}
