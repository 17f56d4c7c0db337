import SourceModel

/// Finds those who make the actors of several modules: an app's own `AssemblyBuilder` begins with no module's name, and is
/// known by what it makes.
struct AssemblersByDeed {
    let codebase: Codebase

    /// Endings of names that promise to make something, beside the assemblers' own.
    private static let endings = ["Initializer", "Container", "Dependencies", "Injection", "Injector"]

    /// By path, the roles of types that had none, are called like somebody who makes things, and make at least two actors;
    /// whoever makes three needs no such name.
    func roles() -> [String: Role] {
        // A contract says itself who makes its actors, and so does a Connector.
        guard !codebase.vocabulary.hasContracts, codebase.vocabulary.assemblers.contains(.assembler) else { return [:] }
        let assemblers = codebase.vocabulary.parts.filter { codebase.vocabulary.assemblers.contains($0.role) }
        let endings = assemblers.flatMap(\.suffixes) + Self.endings
        var found: [String: Role] = [:]
        // A protocol makes them in its extension.
        for type in codebase.types where type.role == nil {
            let router = router(type)
            let needed = router != nil || endings.contains(where: type.name.hasSuffix) ? 2 : 3
            guard !codebase.isViewController(type), actors(madeBy: type) >= needed else { continue }
            found[type.path] = router ?? .assembler
        }
        return found
    }

    /// The role of a struct `CartRouterInput`, which others make the module by.
    private func router(_ type: KnownType) -> Role? {
        guard !type.isProtocol, let role = codebase.vocabulary.implementer(of: type.name) else { return nil }
        return codebase.vocabulary.navigators.contains(role) ? role : nil
    }

    private func actors(madeBy type: KnownType) -> Int {
        let made = type.parts.flatMap { part in
            part.file.references(in: part.declaration).compactMap { reference in
                codebase.constructed(by: reference, in: codebase.context(of: reference, in: part.file))
            }
        }
        return Set(made.filter(codebase.isActor).map(\.path)).count
    }
}
