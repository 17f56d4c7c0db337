/// The words of the form.
struct AddItemViewModel: Equatable {
    let title: String
    let name: String
    /// The words beside the switch, and its name for VoiceOver.
    let enabled: String
    let save: String
}
