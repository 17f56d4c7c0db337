/// The words that stand around the rows.
struct ItemsTitlesViewModel: Equatable {
    let title: String
    let add: String
    let deleteAll: String
    /// What VoiceOver calls the indicator that turns.
    let loading: String
}
