import Foundation
import HeadlessUIKit
import Journeys
import SourceModel
import Spies
import Testing

@testable import Lesson06Viper

@Suite("With probes between its actors the app is the same app")
struct ProbesTests {
    private let log = MessageLog()

    @Test("every journey passes, and is heard", arguments: Journey.all)
    func journey(_ journey: Journey) async throws {
        let rung = Rung(number: 6, name: "Viper") { [log] in ItemsApp.launch(storingIn: $0, probedInto: log) }
        try await journey.run(on: rung)
        #expect(!log.messages.isEmpty, "the journey passes, but no probe heard anything")
    }

    @Test("the first items come from the feed, as without probes")
    func feed() async throws {
        let folder = try ItemsFolder()
        let server = StubServer(
            .body(Data(#"[{"name": "Milk", "enabled": true, "date": "2024-05-03T10:00:00Z"}]"#.utf8)))
        let screen = Screen(ItemsApp.launch(storingIn: folder.url, startingWith: server.url, probedInto: log))
        try screen.tap("Show items")
        try await screen.wait(until: "the list shows Milk", within: .seconds(30)) { $0.shows("Milk") && !$0.isLoading }
        let asked = log.messages.map(\.description).filter { $0.contains("ownload") }
        #expect(asked == ["ItemsInteractor -> ItemsAPIDataManager.downloadItems(then:)"])
    }

    @Test("every connection that was made is still there, with a probe on it wherever it is a protocol's")
    func connections() throws {
        for view in try screens() {
            let before = Connections(from: view)
            let probed = try #require(ProbedStack(rootViewController: view, log: log).viewControllers.first)
            let after = Connections(from: probed)
            #expect(after.all == before.all)
            // Known by class: what is only passed along, the store below a data manager, and what UIKit moves.
            let module = "\(type(of: view))".dropLast("ViewController".count)
            let others =
                ["ViewController.store", "ViewController.feed", "ViewController.apiDataManager"]
                + ["DataManager.store", "WireFrame.store", ".viewController"]
            let seams = before.all.filter { connection in
                connection.hasPrefix(module) && !others.contains { connection.contains("\($0):") }
            }
            #expect(after.probed == seams)
        }
    }

    @Test("letting go of the view frees the module and its probes")
    func ownership() throws {
        let delegate = AddItemModuleDelegateSpy("delegate", log: log)
        let store = try ItemsFolder().store
        var view = AddItemWireFrame.makeModule(store: store, delegate: delegate) as? AddItemViewController
        view = view.map { ProbedAddItem.module(of: $0, log: log) }
        let input = { [weak object = view?.presenter as? AddItemPresenterProbe] in object }
        let presenter = { [weak object = (try #require(input())).receiver as? AddItemPresenter] in object }
        let interactor = {
            [weak object = (presenter()?.interactor as? AddItemInteractorInputProbe)?.receiver as? AddItemInteractor] in
            object
        }
        let output = { [weak object = interactor()?.presenter] in object }
        let watched = { [weak view] in view }
        #expect(presenter() != nil && interactor() != nil && output() != nil)
        view = nil
        #expect(watched() == nil)
        #expect(input() == nil)
        #expect(presenter() == nil)
        #expect(interactor() == nil)
        #expect(output() == nil)
    }

    @Test("a save outlives its form, and the delegate hears of it")
    func lateNews() async throws {
        let folder = try ItemsFolder()
        let store = folder.store
        let delegate = AddItemModuleDelegateSpy("delegate", log: MessageLog())
        let made = AddItemWireFrame.makeModule(store: store, delegate: delegate) as? AddItemViewController
        var view: AddItemViewController? = ProbedAddItem.module(of: try #require(made), log: log)
        view?.presenter.userDidTapSave(name: "Milk", enabled: true)
        view = nil
        await store.finish()
        #expect(delegate.log.messages == ["delegate.didAddItem()"])
        let said = log.messages.map(\.description).suffix(3)
        #expect(
            said == [
                "AddItemInteractor -> AddItemPresenter.didSave()", "AddItemPresenter -> delegate.didAddItem()",
                "AddItemPresenter -> AddItemWireFrame.goBack()",
            ])
    }

    /// A view of each module, as its wireframe makes it.
    private func screens() throws -> [UIViewController] {
        let store = try ItemsFolder().store
        let feed = StubServer().url
        let list = try #require(ItemsWireFrame.makeModule(store: store, feed: feed) as? ItemsViewController)
        let caller = try #require(list.presenter as? ItemsPresenter)
        return [
            WelcomeWireFrame.makeModule(store: store, feed: feed), list,
            AddItemWireFrame.makeModule(store: store, delegate: caller), ItemDetailWireFrame.makeModule(item: .milk),
        ]
    }

    @Test("its sources know nothing of probes")
    func sources() throws {
        let lesson = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Lessons/06-Viper/Sources").standardized
        let imports = Set(try Sources(at: lesson).files.flatMap(\.imports).map(\.module))
        #expect(imports == ["Foundation", "FoundationNetworking", "HeadlessUIKit"])
    }
}
