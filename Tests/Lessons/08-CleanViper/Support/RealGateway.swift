import Journeys

@testable import Lesson08CleanViper

/// A gateway with the real managers, to a file and to a server that the test controls.
final class RealGateway: EntityGateway {
    let itemManager: any ItemManager
    let starterManager: (any StarterManager)?

    init(_ store: ItemsStore, asking server: StubServer? = nil) {
        itemManager = FileItemManager(store: store)
        starterManager = server.map { ServerStarterManager(url: $0.url, session: $0.session) }
    }
}
