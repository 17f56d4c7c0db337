/// A use of a name that is declared elsewhere. Comments and strings hold none; interpolations do.
///
/// It never changes, and is a class as `Declaration` is: every rule looks at every reference.
public final class Reference: Sendable {
    public enum Kind: String, Hashable, Sendable {
        /// `present` in `presenter.present(items: items)`, `Worker` in `Worker()`.
        case call
        /// A name where only a type can stand.
        case type
        /// Any other name, a type in an expression among them: `UIColor` in `UIColor.red`.
        case identifier
    }

    public let kind: Kind
    public let name: String
    /// What stands before the dot, `self.presenter` say; empty where that is left out (`.red`) or is a
    /// longer expression; nil where there is no dot.
    public let receiver: String?
    /// For a call, one for each argument, trailing closures too; "_" where there is no label.
    public let labels: [String]
    public let location: Location
    /// UTF-8 bytes from the start of the file.
    public let offset: Int

    init(kind: Kind, name: String, receiver: String?, labels: [String], location: Location, offset: Int) {
        self.kind = kind
        self.name = name
        self.receiver = receiver
        self.labels = labels
        self.location = location
        self.offset = offset
    }

    /// As it is written, with labels: `presenter.present(items:)`, `UIColor`.
    public var text: String {
        let base = receiver.map { "\($0).\(name)" } ?? name
        guard kind == .call else { return base }
        return base + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
}

/// References are the same if they stand in the same place.
extension Reference: Hashable {
    public static func == (left: Reference, right: Reference) -> Bool {
        left === right || left.location == right.location
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(location) }
}
