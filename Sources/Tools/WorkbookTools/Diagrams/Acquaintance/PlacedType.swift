/// A type, with the role and the module that its architecture gives it.
struct PlacedType: Sendable, Hashable {
    /// With the types around it, `ItemsListScene`.
    let name: String
    /// What it is, `Scene`; nil for what has no role.
    let role: String?
    /// The module of which it is; nil for what several share.
    let module: String?
    /// Its stored properties with their types, `items: [Item]`.
    let properties: [String]

    /// A type from its parts.
    init(name: String, role: String?, module: String?, properties: [String] = []) {
        self.name = name
        self.role = role
        self.module = module
        self.properties = properties
    }
}
