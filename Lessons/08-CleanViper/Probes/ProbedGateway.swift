import Spies

/// A gateway whose managers are listened to, for one use case; it also keeps what only weak references lead to.
final class ProbedGateway: EntityGateway {
    let itemManager: any ItemManager
    let starterManager: (any StarterManager)?
    private var companions: [Spy] = []

    /// The managers of `gateway`, as the use case asks them.
    init(from useCase: Any, to gateway: any EntityGateway, log: MessageLog) {
        itemManager = ItemManagerProbe(from: useCase, owning: gateway.itemManager, log: log)
        starterManager = gateway.starterManager.map { StarterManagerProbe(from: useCase, owning: $0, log: log) }
    }

    /// Keeps a probe as long as the use case lives, which is as long as its presenter does.
    func keep(_ companion: Spy) {
        companions.append(companion)
    }
}
