import HeadlessUIKit
import Spies
import Testing

@testable import Lesson13Modules

@Suite("Letting go of the Scene frees the whole module")
struct OwnershipTests {
    private let folder: ItemsFolder

    init() throws {
        folder = try ItemsFolder()
    }

    @Test("frees Welcome")
    func welcome() throws {
        var scene = GeneralWelcomeNavigator.makeModule(with: folder.store, feed: nil) as? GeneralWelcomeScene
        let director = { [weak object = try #require(scene?.eventsHandler as? GeneralWelcomeDirector)] in object }
        let navigator = { [weak object = try #require(director()?.navigator as? GeneralWelcomeNavigator)] in object }
        let watched = { [weak scene] in scene }
        _ = scene?.view
        scene = nil
        #expect(watched() == nil)
        #expect(director() == nil)
        #expect(navigator() == nil)
    }

    @Test("frees List")
    func list() async throws {
        let store = folder.store
        var scene = ItemsListNavigator.makeModule(with: store, feed: nil) as? ItemsListScene
        let director = { [weak object = try #require(scene?.eventsHandler as? ItemsListDirector)] in object }
        let navigator = { [weak object = try #require(director()?.navigator as? ItemsListNavigator)] in object }
        let worker = { [weak object = try #require(director()?.dataManager as? ItemsListWorker)] in object }
        let watched = { [weak scene] in scene }
        _ = scene?.view
        scene = nil
        #expect(watched() == nil)
        #expect(director() == nil)
        #expect(navigator() == nil)
        #expect(worker() == nil)
        await store.finish()
    }

    @Test("frees Add, which never owned its delegate")
    func add() throws {
        var delegate: ItemsAddSpies.Delegate? = ItemsAddSpies.Delegate("delegate", log: MessageLog())
        let caller = { [weak delegate] in delegate }
        var scene = ItemsAddNavigator.makeModule(with: folder.store, delegate: try #require(delegate)) as? ItemsAddScene
        let director = { [weak object = try #require(scene?.eventsHandler as? ItemsAddDirector)] in object }
        let navigator = { [weak object = try #require(director()?.navigator as? ItemsAddNavigator)] in object }
        let worker = { [weak object = try #require(director()?.dataManager as? ItemsAddWorker)] in object }
        let watched = { [weak scene] in scene }
        _ = scene?.view
        delegate = nil
        #expect(caller() == nil)
        scene = nil
        #expect(watched() == nil)
        #expect(director() == nil)
        #expect(navigator() == nil)
        #expect(worker() == nil)
    }

    @Test("frees Detail")
    func detail() throws {
        var scene = ItemsDetailNavigator.makeModule(with: .milk) as? ItemsDetailScene
        let director = { [weak object = try #require(scene?.eventsHandler as? ItemsDetailDirector)] in object }
        let watched = { [weak scene] in scene }
        _ = scene?.view
        scene = nil
        #expect(watched() == nil)
        #expect(director() == nil)
    }

    @Test("a Director that outlives its Scene displays nothing")
    func lateDirector() async throws {
        var scene = ItemsListNavigator.makeModule(with: folder.store, feed: nil) as? ItemsListScene
        let director = try #require(scene?.eventsHandler as? ItemsListDirector)
        scene = nil
        #expect(director.ui == nil)
        director.present(items: [.milk])
    }
}
