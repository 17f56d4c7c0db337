/// A row of the list, ready to be shown.
struct ShelfListRow: Equatable {
    let title: String
    let detail: String
    let standsOut: Bool
}
