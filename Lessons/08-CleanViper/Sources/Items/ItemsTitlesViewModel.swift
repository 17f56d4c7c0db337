/// The words around the rows.
struct ItemsTitlesViewModel: Equatable {
    let title: String
    let add: String
    let deleteAll: String
    /// VoiceOver's name for the spinner.
    let loading: String
}
