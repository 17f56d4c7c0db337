import HeadlessUIKit
import Journeys
import Spies
import Testing

@testable import Lesson15Concurrency

@Suite("The user leaves the list in the middle of a fetch", .timeLimit(.minutes(5)))
struct LeavingTests {
    private let log = MessageLog()
    private let folder: ItemsFolder
    private let slow = SlowStart()
    private let stack = UINavigationController(rootViewController: UIViewController())

    init() throws {
        folder = try ItemsFolder()
    }

    /// The list on the stack, with probes between its actors, once its download is under way; all of it held weakly.
    private func open() async throws -> List {
        let made = ItemsListNavigator.makeModule(with: folder.store, feed: slow.feed)
        let director = try #require((made as? ItemsListScene)?.eventsHandler as? ItemsListDirector)
        let worker = try #require(director.dataManager as? ItemsListWorker)
        let scene = ItemsListProbes.module(of: try #require(made as? ItemsListScene), log: log)
        stack.pushViewController(scene, animated: false)
        _ = scene.view
        await slow.requestArrives()
        return List(
            connections: Connections(from: scene), fetching: try #require(worker.fetching),
            worker: { [weak worker] in worker })
    }

    private struct List {
        let connections: Connections
        let fetching: Task<Void, Never>
        let worker: () -> ItemsListWorker?
    }

    /// Waits until the fetch has ended: with an answer, unless it was canceled.
    private func end(_ list: List) async {
        await slow.firstIsCanceled()
        slow.answerFirst(SlowStart.milk)
        await list.fetching.value
    }

    private static let opened = [
        "ItemsListScene -> ItemsListDirector.onUIReady()",
        "ItemsListDirector -> ItemsListScene.display(loading: true)",
        "ItemsListDirector -> ItemsListWorker.fetchItems()",
    ]
    private static let left = [
        "ItemsListScene -> ItemsListDirector.onScreenLeft()",
        "ItemsListDirector -> ItemsListWorker.cancelFetch()",
    ]

    @Test("the download ends, nothing is displayed, and everything is freed")
    func back() async throws {
        let list = try await open()
        #expect(log.messages.map(\.description) == Self.opened)
        stack.popViewController(animated: false)
        #expect(list.fetching.isCancelled)
        #expect(list.connections.alive == ["ItemsStore"], "what waits for the server keeps an actor alive")
        await end(list)
        #expect(log.messages.map(\.description) == Self.opened + Self.left)
        #expect(list.connections.alive == [])
        #expect(slow.server.canceled == 1)
        #expect(folder.text == nil)
    }

    @Test("it is under the form, and the user leaves both at once")
    func fromTheForm() async throws {
        let list = try await open()
        let delegate = ItemsAddSpies.Delegate("delegate", log: log)
        stack.pushViewController(ItemsAddNavigator.makeModule(with: folder.store, delegate: delegate), animated: false)
        #expect(log.messages.map(\.description) == Self.opened, "the list is covered, and was not left")
        #expect(!list.fetching.isCancelled)
        stack.popToRootViewController(animated: false)
        await end(list)
        #expect(log.messages.map(\.description) == Self.opened + Self.left)
        #expect(list.connections.alive == [])
    }

    @Test("displays nothing even if something else holds on to its Scene")
    func heldScene() async throws {
        let list = try await open()
        let scene = stack.topViewController
        stack.popViewController(animated: false)
        await end(list)
        #expect(log.messages.map(\.description) == Self.opened + Self.left)
        #expect(list.worker() != nil && scene != nil)
    }
}
