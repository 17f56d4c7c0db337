/// A kind of work; a type should do only one.
public enum Concern: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case networking, storage, formatting, navigation
    case businessRule
    case view

    public var description: String { self == .businessRule ? "business rule" : rawValue }
}
