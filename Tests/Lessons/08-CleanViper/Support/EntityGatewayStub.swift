import Spies

@testable import Lesson08CleanViper

/// A gateway that leads to spies, so that a test says what a use case finds.
final class EntityGatewayStub: EntityGateway {
    let items: ItemManagerSpy
    let starters: StarterManagerSpy?

    init(_ log: MessageLog, offersStarters: Bool = true) {
        items = ItemManagerSpy("items", log: log)
        starters = offersStarters ? StarterManagerSpy("starters", log: log) : nil
    }

    var itemManager: any ItemManager { items }
    var starterManager: (any StarterManager)? { starters }
}
