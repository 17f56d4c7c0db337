/// The app's words for what is wrong with the server; both presenters use the same ones.
enum FailureText {
    /// What happened, and what the user can do.
    static func text(for failure: ServerFailure) -> String {
        switch failure {
        case .unreachable: "The server can't be reached. Check your connection and try again."
        case .tooSlow: "The server takes too long to answer. Please try again later."
        case .unauthorized: "The server doesn't know you. Please log in again."
        case .outOfOrder: "The server is out of order. Please try again later."
        case .nonsense: "The server's answer makes no sense. Please try again later."
        }
    }
}
