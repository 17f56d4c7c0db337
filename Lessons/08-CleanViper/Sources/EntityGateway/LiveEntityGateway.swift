import Foundation

/// The gateway of the running app: items are kept in a file, and the first ones come from a server.
final class LiveEntityGateway: EntityGateway {
    let itemManager: any ItemManager
    let starterManager: (any StarterManager)?

    /// A gateway to `items.json` in `folder`, and to `feed` if there is one.
    init(storingIn folder: URL, startingWith feed: URL?) {
        itemManager = FileItemManager(store: ItemsStore(folder: folder))
        starterManager = feed.map { ServerStarterManager(url: $0) }
    }
}
