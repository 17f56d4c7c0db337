import Foundation
import HeadlessUIKit
import Journeys
import SourceModel
import Spies
import Testing

@testable import Lesson12Actors

@Suite("With probes between its actors the app is the same app")
struct ProbesTests {
    private let log = MessageLog()

    @Test("journey", arguments: Journey.all)
    func journey(_ journey: Journey) async throws {
        let rung = Rung(number: 12, name: "Actors") { [log] in ItemsApp.launch(storingIn: $0, probedInto: log) }
        try await journey.run(on: rung)
        #expect(!log.messages.isEmpty, "the journey passes, but no probe heard anything")
    }

    @Test("every connection that was made is still there, with a probe on it wherever it is a role's")
    func connections() throws {
        let folder = try ItemsFolder()
        let list = try #require(ItemsListNavigator.makeModule(with: folder.store, feed: nil) as? ItemsListScene)
        let caller = try #require(list.eventsHandler as? ItemsListDirector)
        let made: [(prefix: String, screen: UIViewController)] = [
            ("Welcome", WelcomeWireFrame.makeModule(store: folder.store, feed: nil)),
            ("ItemsList", ItemsListNavigator.makeModule(with: folder.store, feed: nil)),
            ("AddItem", AddItemWireFrame.makeModule(store: folder.store, delegate: caller)),
            ("ItemDetail", ItemDetailWireFrame.makeModule(item: .milk)),
        ]
        // Connections to UIKit, to the store and to a data manager aren't roles; the caller's module arrived before.
        let others = [".viewController:", ".store:", ".localDataManager:"]
        for (prefix, screen) in made {
            let before = Connections(from: screen)
            let probed = try #require(ProbedStack(rootViewController: screen, log: log).viewControllers.first)
            let after = Connections(from: probed)
            #expect(after.all == before.all)
            let seams = before.all.filter { connection in
                connection.hasPrefix(prefix) && !others.contains { connection.contains($0) }
            }
            #expect(after.probed == seams)
        }
    }

    @Test("letting go of the Scene frees the module and its probes")
    func ownership() throws {
        let folder = try ItemsFolder()
        var scene = ItemsListNavigator.makeModule(with: folder.store, feed: nil) as? ItemsListScene
        scene = scene.map { ItemsListProbes.module(of: $0, log: log) }
        let handler = { [weak object = scene?.eventsHandler as? ItemsListProbes.EventsHandler] in object }
        let director = { [weak object = (try #require(handler())).receiver as? ItemsListDirector] in object }
        let worker = {
            [weak object = (director()?.dataManager as? ItemsListProbes.DataManager)?.receiver as? ItemsListWorker] in
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
        let made = AddItemWireFrame.makeModule(store: store, delegate: delegate)
        var view: AddItemViewController? = ItemsAddProbes.module(
            of: try #require(made as? AddItemViewController), log: log)
        view?.presenter.onSaveItem(name: "Milk", enabled: true)
        view = nil
        await store.finish()
        #expect(delegate.log.messages == ["delegate.didAddItem()"])
        #expect(
            log.messages.map(\.description) == [
                #"AddItemViewController -> AddItemPresenter.onSaveItem(name: "Milk", enabled: true)"#,
                "AddItemPresenter -> AddItemViewController.display(loading: true)",
                #"AddItemPresenter -> AddItemInteractor.addItem(name: "Milk", enabled: true)"#,
                "AddItemInteractor -> AddItemPresenter.presentSuccess()",
                "AddItemPresenter -> delegate.didAddItem()",
                "AddItemPresenter -> AddItemWireFrame.goBack()",
            ])
    }

    @Test("its sources know nothing of probes")
    func sources() throws {
        let lesson = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Lessons/12-Actors/Sources").standardized
        let imports = Set(try Sources(at: lesson).files.flatMap(\.imports).map(\.module))
        #expect(imports == ["Foundation", "FoundationNetworking", "HeadlessUIKit"])
    }
}

/// Plays the module that opened the form.
private final class DelegateSpy: Spy, ItemsAdd_Delegate {
    func didAddItem() { record() }
}
