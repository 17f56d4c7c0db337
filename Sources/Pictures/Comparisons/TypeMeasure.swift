/// What one type costs and carries.
public struct TypeMeasure: Sendable, Equatable, Encodable {
    /// As it is declared.
    public let name: String
    /// Of its declaration and of all its extensions.
    public let lines: Int
    /// The kinds of work that it does, in words.
    public let concerns: [String]
    /// The other types and protocols of the rung that it names.
    public let fanOut: [String]
}
