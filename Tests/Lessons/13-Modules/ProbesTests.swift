import Foundation
import HeadlessUIKit
import Journeys
import SourceModel
import Spies
import Testing

@testable import Lesson13Modules

@Suite("With probes between its actors the app is the same app")
struct ProbesTests {
    private let log = MessageLog()

    @Test("journey", arguments: Journey.all)
    func journey(_ journey: Journey) async throws {
        let rung = Rung(number: 13, name: "Modules") { [log] in ItemsApp.launch(storingIn: $0, probedInto: log) }
        try await journey.run(on: rung)
        #expect(!log.messages.isEmpty, "the journey passes, but no probe heard anything")
    }

    @Test("every connection that makeModule made is still there, with a probe on it wherever it is a role's")
    func connections() throws {
        let folder = try ItemsFolder()
        let list = try #require(ItemsListNavigator.makeModule(with: folder.store, feed: nil) as? ItemsListScene)
        let caller = try #require(list.eventsHandler as? ItemsListDirector)
        let made: [UIViewController] = [
            GeneralWelcomeNavigator.makeModule(with: folder.store, feed: nil),
            ItemsListNavigator.makeModule(with: folder.store, feed: nil),
            ItemsAddNavigator.makeModule(with: folder.store, delegate: caller),
            ItemsDetailNavigator.makeModule(with: .milk),
        ]
        for scene in made {
            let before = Connections(from: scene)
            let probed = try #require(ProbedStack(rootViewController: scene, log: log).viewControllers.first)
            let after = Connections(from: probed)
            #expect(after.all == before.all)
            // A Navigator's connections to UIKit and to the store aren't roles; the caller's module arrived before.
            let module = "\(type(of: scene))".dropLast("Scene".count)
            let seams = before.all.filter {
                $0.hasPrefix(module) && !$0.contains(".viewController:") && !$0.contains(".store:")
            }
            #expect(after.probed == seams)
        }
    }

    @Test("letting go of the Scene frees the module and its probes")
    func ownership() throws {
        let folder = try ItemsFolder()
        let delegate = DelegateSpy("delegate", log: log)
        var scene = ItemsAddNavigator.makeModule(with: folder.store, delegate: delegate) as? ItemsAddScene
        scene = scene.map { ItemsAddProbes.module(of: $0, log: log) }
        let handler = { [weak object = scene?.eventsHandler as? ItemsAddProbes.EventsHandler] in object }
        let director = { [weak object = (try #require(handler())).receiver as? ItemsAddDirector] in object }
        let worker = {
            [weak object = (director()?.dataManager as? ItemsAddProbes.DataManager)?.receiver as? ItemsAddWorker] in
            object
        }
        let presenter = { [weak object = worker()?.presenter] in object }
        let watched = { [weak scene] in scene }
        #expect(director() != nil && worker() != nil && presenter() != nil)
        scene = nil
        #expect(watched() == nil)
        #expect(handler() == nil)
        #expect(director() == nil)
        #expect(worker() == nil)
        #expect(presenter() == nil)
    }

    @Test("a save outlives its form, and the list hears of it")
    func lateNews() async throws {
        let folder = try ItemsFolder()
        let store = folder.store
        let delegate = DelegateSpy("delegate", log: MessageLog())
        let made = ItemsAddNavigator.makeModule(with: store, delegate: delegate)
        var scene: ItemsAddScene? = ItemsAddProbes.module(of: try #require(made as? ItemsAddScene), log: log)
        scene?.eventsHandler.onSaveItem(name: "Milk", enabled: true)
        scene = nil
        await store.finish()
        #expect(delegate.log.messages == ["delegate.didAddItem()"])
        #expect(
            log.messages.map(\.description) == [
                #"ItemsAddScene -> ItemsAddDirector.onSaveItem(name: "Milk", enabled: true)"#,
                "ItemsAddDirector -> ItemsAddScene.display(loading: true)",
                #"ItemsAddDirector -> ItemsAddWorker.addItem(name: "Milk", enabled: true)"#,
                "ItemsAddWorker -> ItemsAddDirector.presentSuccess()",
                "ItemsAddDirector -> delegate.didAddItem()",
                "ItemsAddDirector -> ItemsAddNavigator.goBack()",
            ])
    }

    @Test("its sources know nothing of probes")
    func sources() throws {
        let lesson = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Lessons/13-Modules/Sources").standardized
        let imports = Set(try Sources(at: lesson).files.flatMap(\.imports).map(\.module))
        #expect(imports == ["Foundation", "FoundationNetworking", "HeadlessUIKit"])
    }
}

/// Plays the module that opened the form.
private final class DelegateSpy: Spy, ItemsAdd_Delegate {
    func didAddItem() { record() }
}
