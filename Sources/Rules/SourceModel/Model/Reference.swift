/// A use of a name that is declared elsewhere, also in interpolations, but not in comments and strings.
///
/// It never changes, and is a class for the same reason as `Declaration`: every rule visits every reference.
public final class Reference: Sendable {
    public enum Kind: String, Hashable, Sendable {
        /// `present` in `presenter.present(items: items)`, `Worker` in `Worker()`.
        case call
        /// A name at a place where only a type is allowed.
        case type
        /// Any other name, including a type in an expression: `UIColor` in `UIColor.red`.
        case identifier
    }

    public let kind: Kind
    public let name: String
    /// Whether the name begins with a capital letter, as a type's does.
    package let isCapitalized: Bool
    /// The text before the dot, such as `self.presenter`; empty if it is omitted (`.red`) or is a longer expression,
    /// nil without a dot.
    public let receiver: String?
    /// The labels of a call's arguments, including trailing closures; "_" for an argument without a label.
    public let labels: [String]
    public let location: Location
    /// The offset in UTF-8 bytes from the start of the file.
    public let offset: Int

    init(kind: Kind, name: String, receiver: String?, labels: [String], location: Location, offset: Int) {
        self.kind = kind
        self.name = name
        isCapitalized = name.first?.isUppercase == true
        self.receiver = receiver
        self.labels = labels
        self.location = location
        self.offset = offset
    }

    /// The reference as it is written, with labels: `presenter.present(items:)`, `UIColor`.
    public var text: String {
        let base = receiver.map { "\($0).\(name)" } ?? name
        guard kind == .call else { return base }
        return base + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
}

/// References are equal if they are at the same place.
extension Reference: Hashable {
    public static func == (left: Reference, right: Reference) -> Bool {
        left === right || left.location == right.location
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(location) }
}
