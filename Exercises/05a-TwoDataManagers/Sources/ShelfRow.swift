/// A book as its row shows it: a text for each label, and whether the row is to catch the eye.
struct ShelfRow: Equatable {
    let title: String
    let detail: String
    /// The view chooses the color.
    let standsOut: Bool
}
