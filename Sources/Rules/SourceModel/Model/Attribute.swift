/// An attribute or a modifier as it is written: `@MainActor`, `weak`, `private(set)`.
public struct Attribute: Hashable, Sendable {
    /// The name without `@` and arguments: `MainActor`, `unowned`.
    public let name: String
    public let text: String
    public let location: Location

    public init(text: String, location: Location) {
        self.text = text
        self.location = location
        let bare = text.first == "@" ? text.dropFirst() : text[...]
        name = String(bare.prefix { $0 != "(" && !$0.isWhitespace })
    }
}
