/// The comment in generated code about an answer that comes after the user leaves the screen.
enum LateAnswer {
    /// Returns the reason why a closure holds an actor until the answer.
    static func comment(_ held: String) -> String {
        "The \(held) is held until the answer: its delegate has to hear of it, also when the screen was left."
    }
}
