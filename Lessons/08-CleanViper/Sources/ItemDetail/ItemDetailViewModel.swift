/// The item as its detail shows it: every value is ready for a label.
struct ItemDetailViewModel: Equatable {
    let name: String
    let state: String
    /// Whether the state catches the eye; the color is the view's business.
    let standsOut: Bool
    let date: String

    init(item: ItemDetailPresentationModel) {
        name = item.name
        state = StateText.text(enabled: item.enabled)
        standsOut = !item.enabled
        date = DateText.day(of: item.date)
    }
}
