/// A view model's message to the user, over what is on the screen.
struct Alert: Equatable {
    let title: String
    let message: String

    /// Something went wrong.
    static func error(_ message: String) -> Alert {
        Alert(title: "Error", message: message)
    }

    /// Something was done.
    static func done(_ message: String) -> Alert {
        Alert(title: "Done", message: message)
    }
}
