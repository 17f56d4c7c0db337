import SourceModel

/// A type that has no role in an architecture, so that no rule about roles looks at it.
public struct UnplacedType: Hashable, Sendable {
    /// With the types around it, `Shapes.Circle`.
    public let name: String
    public let location: Location
}

extension Codebase {
    /// Classes, structs, enums and actors that have a role or could have one.
    ///
    /// What is nested in such a type is told by it, protocols are roles or seams of somebody who is placed, and
    /// generated files are nobody's to place.
    package var placeable: [KnownType] {
        types.filter { !$0.isProtocol && !$0.isNested && !$0.main.file.isGenerated }
    }

    /// How many of them have a role.
    package var placedCount: Int { placeable.count { $0.role != nil } }

    /// Those that have none.
    package var typesWithoutRole: [KnownType] { placeable.filter { $0.role == nil } }

    /// The same, in the order of the files.
    package var unplaced: [UnplacedType] {
        typesWithoutRole.map { UnplacedType(name: $0.path, location: $0.main.declaration.location) }
            .sorted { $0.location < $1.location }
    }
}
