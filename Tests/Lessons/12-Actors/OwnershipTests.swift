import HeadlessUIKit
import Testing

@testable import Lesson12Actors

@Suite("Letting go of the Scene frees the whole module")
struct OwnershipTests {
    private let folder: ItemsFolder

    init() throws {
        folder = try ItemsFolder()
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

    @Test("a Director that outlives its Scene displays nothing")
    func lateDirector() async throws {
        var scene = ItemsListNavigator.makeModule(with: folder.store, feed: nil) as? ItemsListScene
        let director = try #require(scene?.eventsHandler as? ItemsListDirector)
        scene = nil
        #expect(director.ui == nil)
        director.present(items: [.milk])
    }
}
