/// A message over the form.
struct OrderEntryAlertViewModel: Equatable {
    let title: String
    let message: String
    let button: String
}
