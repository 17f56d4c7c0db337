/// An argument that is shown in words of its own, where its type's own text would not help a reader.
public nonisolated struct SourceText: CustomStringConvertible, Sendable {
    /// The words, as they are shown.
    public let description: String

    /// Makes an argument that is shown as `text`, without quotes.
    public init(_ text: String) {
        description = text
    }
}
