import Foundation

/// An item in the form in which it is stored and sent.
nonisolated struct ItemRecord: Codable, Equatable, Sendable {
    let name: String
    let enabled: Bool
    let date: Date

    init(_ item: Item) {
        name = item.name
        enabled = item.enabled
        date = item.date
    }

    /// The entity that the app works with.
    var item: Item { Item(name: name, enabled: enabled, date: date) }
}
