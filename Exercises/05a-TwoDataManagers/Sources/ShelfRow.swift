/// A book as its row shows it: a text for each label, and whether the row is to catch the eye.
struct ShelfRow: Equatable {
    let title: String
    let detail: String
    /// In which color is the view's business.
    let standsOut: Bool
}
