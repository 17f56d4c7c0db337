/// An argument with words of its own, for a type whose text wouldn't help a reader.
public nonisolated struct SourceText: CustomStringConvertible, Sendable {
    /// The words.
    public let description: String

    /// Creates an argument that appears as `text`, without quotes.
    public init(_ text: String) {
        description = text
    }
}
