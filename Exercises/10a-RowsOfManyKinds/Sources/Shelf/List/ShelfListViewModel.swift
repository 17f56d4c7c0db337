// TODO(10a.6): a row is one of several kinds.
/// A row of the list, ready to be shown, and the number of its book for when the row is tapped.
struct ShelfListViewModel: Equatable {
    let id: Int
    let title: String
    let detail: String
    let standsOut: Bool
}
