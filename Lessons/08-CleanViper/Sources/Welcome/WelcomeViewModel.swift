/// The words of the greeting.
struct WelcomeViewModel: Equatable {
    let title: String
    let greeting: String
    let button: String
}
