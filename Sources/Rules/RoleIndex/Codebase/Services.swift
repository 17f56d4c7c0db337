import SourceModel

/// Finds the types by which an app fetches and keeps things.
///
/// Their names say little, since one app's `Manager` is another app's theme, so their behavior counts.
struct Services {
    let codebase: Codebase

    /// The paths of types without a role that speak to the network, a file or a database, and of types that are named
    /// like them and use one of them.
    func paths() -> Set<String> {
        guard codebase.vocabulary.actor(.dataManager) != nil else { return [] }
        let candidates = codebase.types.filter { type in
            type.role == nil && !type.isNested && (type.isClass || type.kind == .struct)
                && !codebase.isViewController(type)
        }
        var found = Set(candidates.filter(reachesOutside).map(\.path))
        var rest = candidates.filter { !found.contains($0.path) && ($0.isStore || $0.isClient) }
        while true {
            let more = rest.filter { works($0, by: found) }
            if more.isEmpty { return found }
            found.formUnion(more.map(\.path))
            rest.removeAll { found.contains($0.path) }
        }
    }

    private func reachesOutside(_ type: KnownType) -> Bool {
        type.parts.contains { part in
            part.file.references(in: part.declaration).contains { reference in
                ConcernAPI.isClient(reference.name) || ConcernAPI.foreign(reference, in: part.file) != nil
                    || type.isStore && ConcernAPI.isStorage(reference)
            }
        }
    }

    /// Whether the type uses a service, by a stored property or by a class that it calls.
    private func works(_ type: KnownType, by services: Set<String>) -> Bool {
        let context = codebase.context(at: type.main.declaration.extent.name.lowerBound, in: type.main.file)
        let kept = type.storedProperties.compactMap(\.knownType).flatMap(\.held)
        let asked = type.parts.flatMap { $0.file.references(in: $0.declaration) }.compactMap(\.receiver)
            .filter { $0.first?.isUppercase == true }
        return (kept + asked).contains { name in
            guard let known = codebase.resolvePath(String(name.prefix { $0 != "." }), in: context) else { return false }
            return services.contains(known.path)
                || known.isProtocol && codebase.conformers(of: known.name).contains { services.contains($0.path) }
        }
    }
}

extension Codebase {
    /// Whether an app fetches or keeps things by this type, which has no role, or by the types behind this protocol.
    package func isService(_ type: KnownType) -> Bool {
        if !type.isProtocol { return services.contains(type.path) }
        guard vocabulary.implementer(of: type.name) == nil else { return false }
        let players = conformers(of: type.name)
        return players.allSatisfy { $0.role == nil } && players.contains { services.contains($0.path) }
    }
}
