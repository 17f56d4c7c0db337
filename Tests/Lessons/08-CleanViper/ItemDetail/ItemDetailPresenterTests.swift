import Spies
import Testing

@testable import Lesson08CleanViper

@Suite("The detail's presenter puts an item into words, without a screen")
struct ItemDetailPresenterTests {
    private let log = MessageLog()
    private let output: ItemDetailPresenterOutputSpy
    private let gateway: EntityGatewayStub
    private let presenter: ItemDetailPresenter

    init() {
        output = ItemDetailPresenterOutputSpy("output", log: log)
        gateway = EntityGatewayStub(log)
        presenter = ItemDetailPresenter(useCase: ItemDetailUseCase(entityGateway: gateway))
        presenter.output = output
    }

    @Test("shows the title, and asks for the item of the id that it is given")
    func viewReady() {
        gateway.items.itemResult = .some(nil)
        presenter.eventViewReady(id: Item.bread.id)
        #expect(log.messages == [#"output.show(title: "Item")"#, "items.item(withID: 1)"])
    }

    @Test("says name, state and day, and lets the state of a disabled item stand out")
    func item() {
        presenter.present(item: ItemDetailPresentationModel(item: .milk))
        presenter.present(item: ItemDetailPresentationModel(item: .bread))
        #expect(
            log.messages == [
                """
                output.show(item: ItemDetailViewModel(name: "Milk", state: "Enabled", standsOut: false, \
                date: "May 03, 2024"))
                """,
                """
                output.show(item: ItemDetailViewModel(name: "Bread", state: "Disabled", standsOut: true, \
                date: "Jan 01, 2024"))
                """,
            ])
    }

    @Test("says that there is no such item")
    func noItem() {
        presenter.presentNoItemFound()
        #expect(log.messages == [#"output.show(message: "This item no longer exists.")"#])
    }
}
