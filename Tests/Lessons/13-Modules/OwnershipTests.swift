import HeadlessUIKit
import Spies
import Testing

@testable import Lesson13Modules

@Suite("Who lets go of the Scene lets go of the whole module")
struct OwnershipTests {
    private let folder: ItemsFolder

    init() throws {
        folder = try ItemsFolder()
    }

    @Test("frees Welcome")
    func welcome() throws {
        var scene = GeneralWelcomeNavigator.makeModule(with: folder.store) as? GeneralWelcomeScene
        weak let director = try #require(scene?.eventsHandler as? GeneralWelcomeDirector)
        weak let navigator = try #require(director?.navigator as? GeneralWelcomeNavigator)
        weak let watched = scene
        _ = scene?.view
        scene = nil
        #expect(watched == nil)
        #expect(director == nil)
        #expect(navigator == nil)
    }

    @Test("frees List")
    func list() async throws {
        let store = folder.store
        var scene = ItemsListNavigator.makeModule(with: store) as? ItemsListScene
        weak let director = try #require(scene?.eventsHandler as? ItemsListDirector)
        weak let navigator = try #require(director?.navigator as? ItemsListNavigator)
        weak let worker = try #require(director?.dataManager as? ItemsListWorker)
        weak let watched = scene
        _ = scene?.view
        scene = nil
        #expect(watched == nil)
        #expect(director == nil)
        #expect(navigator == nil)
        #expect(worker == nil)
        await store.finish()
    }

    @Test("frees Add, and never owned its delegate")
    func add() throws {
        var delegate: ItemsAddSpies.Delegate? = ItemsAddSpies.Delegate("delegate", log: MessageLog())
        weak let caller = delegate
        var scene = ItemsAddNavigator.makeModule(with: folder.store, delegate: try #require(delegate)) as? ItemsAddScene
        weak let director = try #require(scene?.eventsHandler as? ItemsAddDirector)
        weak let navigator = try #require(director?.navigator as? ItemsAddNavigator)
        weak let worker = try #require(director?.dataManager as? ItemsAddWorker)
        weak let watched = scene
        _ = scene?.view
        delegate = nil
        #expect(caller == nil)
        scene = nil
        #expect(watched == nil)
        #expect(director == nil)
        #expect(navigator == nil)
        #expect(worker == nil)
    }

    @Test("frees Detail")
    func detail() throws {
        var scene = ItemsDetailNavigator.makeModule(with: .milk) as? ItemsDetailScene
        weak let director = try #require(scene?.eventsHandler as? ItemsDetailDirector)
        weak let watched = scene
        _ = scene?.view
        scene = nil
        #expect(watched == nil)
        #expect(director == nil)
    }

    @Test("a Director that outlives its Scene displays to nobody")
    func lateDirector() async throws {
        var scene = ItemsListNavigator.makeModule(with: folder.store) as? ItemsListScene
        let director = try #require(scene?.eventsHandler as? ItemsListDirector)
        scene = nil
        #expect(director.ui == nil)
        director.present(items: [.milk])
    }
}
