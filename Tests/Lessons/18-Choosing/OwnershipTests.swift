import HeadlessUIKit
import Journeys
import Testing

@testable import Lesson18Choosing

@Suite("Letting go of the window frees the whole app")
struct OwnershipTests {
    private static let below = [
        "ItemsCoordinator", "ItemsStore", "ItemsViewController", "ItemsViewModel", "StoredItemsRepository",
        "WelcomeViewController", "WelcomeViewModel",
    ]

    @Test("with the form on top")
    func form() async throws {
        try await frees(Self.below + ["AddItemViewController", "AddItemViewModel"]) { try $0.tap("Add") }
    }

    @Test("with the detail on top")
    func detail() async throws {
        try await frees(Self.below + ["ItemDetailViewController"]) { try $0.selectRow(0) }
    }

    private func frees(_ objects: [String], after step: (Screen) throws -> Void) async throws {
        let folder = try ItemsFolder()
        try folder.store([.milk])
        var window: UIWindow? = ItemsApp.launch(storingIn: folder.url)
        let screens = try await open(on: Screen(try #require(window)), step)
        #expect(Set(screens.flatMap(\.alive)) == Set(objects))
        window = nil
        #expect(Set(screens.flatMap(\.alive)) == [])
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
