import Testing

@testable import Lesson17AnotherScreen

@Suite("The detail's Navigator builds the detail")
struct ItemsDetailNavigatorTests {
    @Test("connects the Scene with the Director, which has the item")
    func makeModule() throws {
        let scene = try #require(ItemsDetailNavigator.makeModule(with: .milk) as? ItemsDetailScene)
        let director = try #require(scene.eventsHandler as? ItemsDetailDirector)
        #expect(director.ui === scene)
        #expect(director.item == .milk)
    }
}
