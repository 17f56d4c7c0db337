/// An item as its row shows it: every value is ready for a label.
struct ItemRow: Equatable {
    let name: String
    let date: String
    /// Whether it catches the eye; the color is the view's business.
    let standsOut: Bool
}
