import Foundation

/// The item as the detail's use case passes it to its presenter.
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
