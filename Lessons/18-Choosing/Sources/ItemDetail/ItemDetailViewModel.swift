/// An item in words. Nothing in it changes, so it is a value, and there is nothing to bind.
struct ItemDetailViewModel: Equatable {
    let name: String
    let state: String
    /// Whether the state catches the eye; the color is the controller's business.
    let standsOut: Bool
    let date: String

    init(item: Item) {
        name = item.name
        state = item.enabled ? "Enabled" : "Disabled"
        standsOut = !item.enabled
        date = DateText.day(of: item.date)
    }
}
