import Foundation
import HeadlessUIKit
import Journeys
import SourceModel
import Spies
import Testing

@testable import Lesson08CleanViper

@Suite("With probes on its protocols the app is the same app")
final class ProbesTests {
    private let log = MessageLog()
    /// Scenes refer to their router and their delegate weakly.
    private var kept: [AnyObject] = []

    @Test("every journey passes, and is heard", arguments: Journey.all)
    func journey(_ journey: Journey) async throws {
        let rung = Rung(number: 8, name: "CleanViper") { [log] in ItemsApp.launch(storingIn: $0, probedInto: log) }
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
        let asked = log.messages.map(\.description).filter { $0.contains("ServerStarterManager") }
        #expect(asked == ["ItemsUseCase -> ServerStarterManager.fetchAll(then:)"])
    }

    @Test("every connection of each scene is still there, with a probe on it wherever it is a protocol's")
    func connections() throws {
        for view in try screens() {
            let before = Connections(from: view)
            let probed = Probed.AppRouter.router(entityGateway: EntityGatewayStub(log), log: log)
            probed.pushViewController(view, animated: false)
            let after = Connections(from: try #require(probed.topViewController))
            #expect(inScenes(after.all) == inScenes(before.all))
            // Inward, an actor is known by class; the gateway in between only leads to the managers.
            let outward = [".output:", ".router:", ".delegate:", "Gateway.itemManager:", "Gateway.starterManager:"]
            let module = "\(type(of: view))".dropLast("ViewController".count)
            let scenes = inScenes(before.all)
            let asks = scenes.contains("\(module)UseCase.entityGateway: Gateway")
            let seams = scenes.filter { connection in
                (connection.hasPrefix(module) || asks && connection.hasPrefix("Gateway."))
                    && outward.contains { connection.contains($0) }
            }
            #expect(inScenes(after.probed) == seams)
        }
    }

    /// Leaves out the router's own, which differ, and gives every gateway the same name.
    private func inScenes(_ connections: Set<String>) -> Set<String> {
        let scenes = connections.filter { connection in
            !connection.contains("ViewController.parent:")
                && !connection.hasPrefix("AppRouter")
        }
        return Set(
            scenes.map { connection in
                ["LiveEntityGateway", "ProbedGateway"].reduce(connection) {
                    $0.replacingOccurrences(of: $1, with: "Gateway")
                }
            })
    }

    @Test("letting go of the view frees the scene and its probes")
    func ownership() async throws {
        let folder = try ItemsFolder()
        let store = folder.store
        var router: AppRouter? = Probed.AppRouter.router(entityGateway: RealGateway(store), log: log)
        router?.loadViewIfNeeded()
        router?.showItems()
        let list = Weak(router?.topViewController as? ItemsViewController)
        let presenter = Weak(list.object?.presenter)
        let output = Weak(presenter.object?.output as? ItemsPresenterOutputProbe)
        let heard = Weak(presenter.object?.useCase.output as? ItemsUseCaseOutputProbe)
        #expect(output.object != nil && heard.object != nil)
        router?.popViewController(animated: false)
        #expect(list.object == nil)
        #expect(presenter.object == nil)
        #expect(output.object == nil)
        #expect(heard.object == nil)
        router = nil
        await store.finish()
    }

    @Test("a save outlives its form, and the delegate hears of it")
    func lateNews() async throws {
        let folder = try ItemsFolder()
        let store = folder.store
        let delegate = AddItemDelegateSpy("delegate", log: MessageLog())
        let router = Probed.AppRouter.router(entityGateway: RealGateway(store), log: log)
        router.loadViewIfNeeded()
        router.showAddItem(delegate: delegate)
        let presenter = Weak((router.topViewController as? AddItemViewController)?.presenter)
        presenter.object?.eventSave(name: "Milk", enabled: true)
        router.popViewController(animated: false)
        #expect(presenter.object != nil)
        await store.finish()
        #expect(delegate.log.messages == ["delegate.addItemDidSave()"])
        #expect(presenter.object == nil)
        #expect(
            log.messages.map(\.description).suffix(4) == [
                "AddItemUseCase -> AddItemPresenter.presentSaveSuccess()",
                "AddItemPresenter -> delegate.addItemDidSave()",
                "AddItemPresenter -> AppRouterPresenter.eventDone(on: nil)",
                "AppRouterPresenter -> AppRouter.showPrevious(to: nil)",
            ])
    }

    /// A view of each scene, as its connector makes it.
    private func screens() throws -> [UIViewController] {
        let gateway = LiveEntityGateway(storingIn: try ItemsFolder().url, startingWith: StubServer().url)
        let router = AppRouterConnector.makeRouter(entityGateway: gateway)
        let list = ItemsConnector.makeViewController(entityGateway: gateway, router: router.presenter)
        kept += [router, list]
        return [
            WelcomeConnector.makeViewController(router: router.presenter), list,
            AddItemConnector.makeViewController(
                entityGateway: gateway, router: router.presenter, delegate: list.presenter),
            ItemDetailConnector.makeViewController(id: Item.milk.id, entityGateway: gateway),
        ]
    }

    @Test("its sources know nothing of probes")
    func sources() throws {
        let lesson = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Lessons/08-CleanViper/Sources").standardized
        let imports = Set(try Sources(at: lesson).files.flatMap(\.imports).map(\.module))
        #expect(imports == ["Foundation", "FoundationNetworking", "HeadlessUIKit"])
    }
}
