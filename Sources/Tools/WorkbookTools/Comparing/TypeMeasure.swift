/// The size and the work of one type.
struct TypeMeasure: Sendable, Equatable, Encodable {
    /// The declared name.
    let name: String
    /// The lines of its declaration and of all its extensions.
    let lines: Int
    /// The kinds of work that it does, in words.
    let concerns: [String]
    /// The rung's other types and protocols that it names.
    let fanOut: [String]
}
