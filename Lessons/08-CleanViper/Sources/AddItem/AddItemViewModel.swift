/// The words of the form.
struct AddItemViewModel: Equatable {
    let title: String
    let name: String
    /// What stands beside the switch, and what VoiceOver calls it.
    let enabled: String
    let save: String
}
