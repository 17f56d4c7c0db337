/// A parameter of a function, an initializer, a subscript or an enum's case.
public struct Parameter: Hashable, Sendable {
    /// What a caller writes; nil for `_`.
    public let label: String?
    /// What the body calls it; nil where it has no name.
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
