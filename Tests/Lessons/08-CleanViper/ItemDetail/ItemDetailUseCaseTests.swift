import Spies
import Testing

@testable import Lesson08CleanViper

@Suite("The detail's use case finds the item of an id")
struct ItemDetailUseCaseTests {
    private let log = MessageLog()
    private let gateway: EntityGatewayStub
    private let output: ItemDetailUseCaseOutputSpy
    private let useCase: ItemDetailUseCase

    init() {
        gateway = EntityGatewayStub(log)
        output = ItemDetailUseCaseOutputSpy("output", log: log)
        useCase = ItemDetailUseCase(entityGateway: gateway)
        useCase.output = output
    }

    @Test("presents a copy of what it found")
    func found() {
        gateway.items.itemResult = .some(.bread)
        useCase.eventViewReady(id: Item.bread.id)
        #expect(
            log.messages == [
                "items.item(withID: 1)",
                """
                output.present(item: ItemDetailPresentationModel(name: "Bread", enabled: false, \
                date: 2024-01-01T00:00:00Z))
                """,
            ])
    }

    @Test("presents that there is no such item")
    func notFound() {
        gateway.items.itemResult = .some(nil)
        useCase.eventViewReady(id: Item.bread.id)
        #expect(log.messages == ["items.item(withID: 1)", "output.presentNoItemFound()"])
    }
}
