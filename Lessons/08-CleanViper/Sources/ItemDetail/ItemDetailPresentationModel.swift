import Foundation

/// What the detail's use case tells its presenter of the item.
struct ItemDetailPresentationModel: Equatable {
    let name: String
    let enabled: Bool
    let date: Date

    init(item: Item) {
        name = item.name
        enabled = item.enabled
        date = item.date
    }
}
