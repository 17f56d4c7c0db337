/// The objects of an app, and the references among them that last.
struct WhoKnowsWhom: Sendable, Equatable {
    /// The architecture whose roles were looked for.
    let architecture: String
    /// Those who play a role, and the classes that they refer to: by module, then by role, owners first.
    let types: [PlacedType]
    /// Who refers to whom, in the order of the types and of their texts.
    let links: [KnownLink]

    /// What is known from its parts.
    init(architecture: String, types: [PlacedType], links: [KnownLink]) {
        self.architecture = architecture
        self.types = types
        self.links = links
    }

    /// Whether anybody is known by a protocol.
    var hasSeams: Bool { links.contains(where: \.isSeam) }

    /// The types that a module has, or those of no module.
    func types(in module: String?) -> [PlacedType] { types.filter { $0.module == module } }
}
