import Testing

@testable import Lesson06Viper

@Suite("The detail's wireframe builds the detail")
struct ItemDetailWireFrameTests {
    @Test("connects view and presenter, for the item that it is given")
    func module() throws {
        let view = try #require(ItemDetailWireFrame.makeModule(item: .milk) as? ItemDetailViewController)
        let presenter = try #require(view.presenter as? ItemDetailPresenter)
        #expect(presenter.view === view)
        #expect(presenter.item == .milk)
    }
}
