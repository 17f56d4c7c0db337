/// What generated code says of an answer that comes when its screen was left already.
enum LateAnswer {
    /// Why a closure holds somebody until it is called.
    static func comment(_ held: String) -> String {
        "The \(held) is held until the answer: its delegate has to hear of it, also when the screen was left."
    }
}
