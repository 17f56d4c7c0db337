/// A row of the list: every value is ready for a label, or for the event that a tap on the row may become.
struct ItemsViewModel: Equatable {
    let id: ItemID
    let name: String
    let date: String
    /// Whether it catches the eye; the color is the view's business.
    let standsOut: Bool
    /// The text for VoiceOver: the state in words, for those who can't see the color.
    let accessibilityLabel: String

    init(item: ItemsPresentationModel) {
        id = item.id
        name = item.name
        date = DateText.day(of: item.date)
        standsOut = !item.enabled
        accessibilityLabel = [name, StateText.text(enabled: item.enabled), date].joined(separator: ", ")
    }
}
