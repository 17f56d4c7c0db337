import SourceModel

/// A type that has no role in an architecture, so that no rule about roles looks at it.
public struct UnplacedType: Hashable, Sendable {
    /// The type's name with those of the types around it, `Shapes.Circle`.
    public let name: String
    public let location: Location
}

extension Codebase {
    /// The classes, structs, enums and actors that have a role or could have one.
    ///
    /// Nested types follow the type around them, protocols are roles or seams of types that have a role, and generated
    /// files don't count.
    package var placeable: [KnownType] {
        types.filter { !$0.isProtocol && !$0.isNested && !$0.main.file.isGenerated }
    }

    /// The number of placeable types that have a role.
    package var placedCount: Int { placeable.count { $0.role != nil } }

    /// The placeable types that have no role.
    package var typesWithoutRole: [KnownType] { placeable.filter { $0.role == nil } }

    /// The types without a role, in the order of the files.
    package var unplaced: [UnplacedType] {
        typesWithoutRole.map { UnplacedType(name: $0.path, location: $0.main.declaration.location) }
            .sorted { $0.location < $1.location }
    }
}
