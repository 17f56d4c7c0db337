/// A parameter of a function, an initializer, a subscript or an enum's case.
public struct Parameter: Hashable, Sendable {
    /// The label that a caller writes; nil for `_`.
    public let label: String?
    /// The name in the body; nil if there is none.
    public let name: String?
    public let type: TypeName?
    public let location: Location

    public init(label: String?, name: String?, type: TypeName?, location: Location) {
        self.label = label
        self.name = name
        self.type = type
        self.location = location
    }
}
