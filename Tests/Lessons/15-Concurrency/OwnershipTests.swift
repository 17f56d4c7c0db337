import HeadlessUIKit
import Journeys
import Testing

@testable import Lesson15Concurrency

@Suite("Letting go of the window frees the whole app")
struct OwnershipTests {
    private static let below = [
        "GeneralWelcomeDirector", "GeneralWelcomeNavigator", "GeneralWelcomeScene", "ItemsListDirector",
        "ItemsListNavigator", "ItemsListScene", "ItemsListWorker", "ItemsStore",
    ]

    @Test("with the form on top")
    func form() async throws {
        let ofForm = ["ItemsAddDirector", "ItemsAddNavigator", "ItemsAddScene", "ItemsAddWorker"]
        try await frees(Self.below + ofForm) { try $0.tap("Add") }
    }

    @Test("with the detail on top")
    func detail() async throws {
        try await frees(Self.below + ["ItemsDetailDirector", "ItemsDetailScene"]) { try $0.selectRow(0) }
    }

    private func frees(_ actors: [String], after step: (Screen) throws -> Void) async throws {
        let folder = try ItemsFolder()
        try folder.store([.milk])
        var window: UIWindow? = ItemsApp.launch(storingIn: folder.url)
        let modules = try await open(on: Screen(try #require(window)), step)
        #expect(Set(modules.flatMap(\.alive)) == Set(actors))
        window = nil
        #expect(Set(modules.flatMap(\.alive)) == [])
    }

    /// The connections of each screen on the stack once the step is done.
    private func open(on screen: Screen, _ step: (Screen) throws -> Void) async throws -> [Connections] {
        try screen.tap("Show items")
        try await screen.wait(until: "the list shows Milk", within: .seconds(30)) { $0.shows("Milk") && !$0.isLoading }
        try step(screen)
        let stack = screen.viewControllers.compactMap { $0 as? UINavigationController }.first
        return (stack?.viewControllers ?? []).map { Connections(from: $0) }
    }
}
