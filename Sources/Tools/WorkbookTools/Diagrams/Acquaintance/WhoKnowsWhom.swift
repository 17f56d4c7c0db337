/// The objects of an app, and the lasting references between them.
struct WhoKnowsWhom: Sendable, Equatable {
    /// The architecture that defined the roles.
    let architecture: String
    /// The types with a role, and the classes that they refer to: by module, then by role, owners first.
    let types: [PlacedType]
    /// The references from type to type, in the order of the types and of their texts.
    let links: [KnownLink]

    /// Creates the knowledge from its parts.
    init(architecture: String, types: [PlacedType], links: [KnownLink]) {
        self.architecture = architecture
        self.types = types
        self.links = links
    }

    /// Whether any type is known by a protocol.
    var hasSeams: Bool { links.contains(where: \.isSeam) }

    /// The types of a module, or those of no module.
    func types(in module: String?) -> [PlacedType] { types.filter { $0.module == module } }
}
