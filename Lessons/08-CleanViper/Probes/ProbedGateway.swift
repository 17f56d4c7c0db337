import Spies

/// A gateway with a probe on each manager, for one use case; it also keeps alive what is only held weakly.
final class ProbedGateway: EntityGateway {
    let itemManager: any ItemManager
    let starterManager: (any StarterManager)?
    private var companions: [Spy] = []

    /// A gateway that passes on what the use case asks the managers of `gateway`.
    init(from useCase: Any, to gateway: any EntityGateway, log: MessageLog) {
        itemManager = ItemManagerProbe(from: useCase, owning: gateway.itemManager, log: log)
        starterManager = gateway.starterManager.map { StarterManagerProbe(from: useCase, owning: $0, log: log) }
    }

    /// Keeps a probe as long as the use case lives, which is as long as its presenter does.
    func keep(_ companion: Spy) {
        companions.append(companion)
    }
}
