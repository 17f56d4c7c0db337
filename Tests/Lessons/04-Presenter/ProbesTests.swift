import Foundation
import HeadlessUIKit
import Journeys
import SourceModel
import Spies
import Testing

@testable import Lesson04Presenter

@Suite("With probes between its actors the app is the same app")
struct ProbesTests {
    private let log = MessageLog()

    @Test("every journey passes, and is heard", arguments: Journey.all)
    func journey(_ journey: Journey) async throws {
        let rung = Rung(number: 4, name: "Presenter") { [log] in ItemsApp.launch(storingIn: $0, probedInto: log) }
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
        #expect(asked == ["ItemsPresenter -> ItemsFeed.download(then:)"])
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

    /// A screen of each kind, as the controllers make it.
    private func screens() throws -> [UIViewController] {
        let feed = ItemsFeed(url: StubServer().url)
        let welcome = WelcomeViewController(store: try ItemsFolder().store, feed: feed)
        let screen = welcome.onScreen()
        try screen.tap("Show items")
        let list = try #require(welcome.navigationController?.topViewController as? ItemsViewController)
        try screen.tap("Add")
        list.presentItemDetail(of: .milk)
        return welcome.navigationController?.viewControllers ?? []
    }

    @Test("its sources know nothing of probes")
    func sources() throws {
        let lesson = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Lessons/04-Presenter/Sources").standardized
        let imports = Set(try Sources(at: lesson).files.flatMap(\.imports).map(\.module))
        #expect(imports == ["Foundation", "FoundationNetworking", "HeadlessUIKit"])
    }
}
