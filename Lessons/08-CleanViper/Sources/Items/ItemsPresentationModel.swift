import Foundation

/// An item as the list's use case passes it to its presenter: bare values, and only those that the list is about.
struct ItemsPresentationModel: Equatable {
    let id: ItemID
    let name: String
    let enabled: Bool
    let date: Date

    init(item: Item) {
        id = item.id
        name = item.name
        enabled = item.enabled
        date = item.date
    }
}
