import Spies

/// A use case's gateway with a probe on each manager; the use case owns it, and so what it keeps.
final class ProbedGateway: EntityGateway {
    let productManager: any ProductManager
    let orderManager: any OrderManager
    private var kept: [Spy] = []

    init(of useCase: OrderEntryUseCase, log: MessageLog) {
        let gateway = useCase.entityGateway
        productManager = ProductManagerProbe(from: useCase, owning: gateway.productManager, log: log)
        orderManager = OrderManagerProbe(from: useCase, owning: gateway.orderManager, log: log)
    }

    /// Keeps alive a probe that is on a weak connection.
    func keep(_ probe: Spy) {
        kept.append(probe)
    }
}
