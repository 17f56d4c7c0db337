import SourceModel

/// Finds assemblers by the actors that they make, since an app's own `AssemblyBuilder` begins with no module's name.
struct AssemblersByDeed {
    let codebase: Codebase

    /// Endings of names that promise to make something, in addition to the assemblers' own.
    private static let endings = ["Initializer", "Container", "Dependencies", "Injection", "Injector"]

    /// Returns, by path, the roles of types that have none yet and make actors: two if the name promises it, else
    /// three.
    func roles() -> [String: Role] {
        // Contracts say who makes a module's actors, and a vocabulary without assemblers has nothing to find.
        guard !codebase.vocabulary.hasContracts, codebase.vocabulary.assemblers.contains(.assembler) else { return [:] }
        let assemblers = codebase.vocabulary.parts.filter { codebase.vocabulary.assemblers.contains($0.role) }
        let endings = assemblers.flatMap(\.suffixes) + Self.endings
        var found: [String: Role] = [:]
        // Protocols count as well: they make actors in their extensions.
        for type in codebase.types where type.role == nil {
            let router = router(type)
            let needed = router != nil || endings.contains(where: type.name.hasSuffix) ? 2 : 3
            guard !codebase.isViewController(type), actors(madeBy: type) >= needed else { continue }
            found[type.path] = router ?? .assembler
        }
        return found
    }

    /// The role of a struct `CartRouterInput`, through which others make the module.
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
