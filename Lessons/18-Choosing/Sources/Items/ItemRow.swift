/// An item as its row shows it.
struct ItemRow: Equatable {
    let name: String
    let date: String
    /// Whether it catches the eye; the color is the controller's business.
    let standsOut: Bool

    init(_ item: Item) {
        name = item.name
        date = DateText.day(of: item.date)
        standsOut = !item.enabled
    }
}
