/// A type, with the role and the module that its architecture gives it.
struct PlacedType: Sendable, Hashable {
    /// The name, with those of the types around it: `ItemsListScene`.
    let name: String
    /// The role, such as `Scene`, or nil for a type without one.
    let role: String?
    /// The module, or nil for a type that several modules share.
    let module: String?
    /// The stored properties with their types: `items: [Item]`.
    let properties: [String]

    /// Creates a type from its parts.
    init(name: String, role: String?, module: String?, properties: [String] = []) {
        self.name = name
        self.role = role
        self.module = module
        self.properties = properties
    }
}
