import SourceModel

/// A type that has no role in an architecture, so that no rule about roles looks at it.
public struct UnplacedType: Hashable, Sendable {
    /// With the types around it, `Shapes.Circle`.
    public let name: String
    public let location: Location
}

extension Codebase {
    /// How many classes, structs, enums and actors have a role, of those that would be listed without one.
    package var placedCount: Int {
        types.count { $0.role != nil && !$0.isProtocol && !$0.isNested && !$0.main.file.isGenerated }
    }

    /// Classes, structs, enums and actors without a role, in the order of the files.
    ///
    /// What is nested in such a type is told by it, protocols are roles or seams of somebody who is placed, and
    /// generated files are nobody's to place.
    package var unplaced: [UnplacedType] {
        types.filter { $0.role == nil && !$0.isProtocol && !$0.isNested && !$0.main.file.isGenerated }
            .map { UnplacedType(name: $0.path, location: $0.main.declaration.location) }
            .sorted { $0.location < $1.location }
    }
}
