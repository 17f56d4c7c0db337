/// What one type costs and carries.
struct TypeMeasure: Sendable, Equatable, Encodable {
    /// As it is declared.
    let name: String
    /// Of its declaration and of all its extensions.
    let lines: Int
    /// The kinds of work that it does, in words.
    let concerns: [String]
    /// The other types and protocols of the rung that it names.
    let fanOut: [String]
}
