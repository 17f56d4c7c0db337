extension Sources {
    /// The protocols that one type implements and another type stores, so that a spy can replace the first, in order of
    /// names.
    package var seams: [String] {
        let all = files.flatMap(\.declarations)
        let protocols = Set(all.filter { $0.kind == .protocol }.map(\.name))
        let types = Set(all.filter(\.isType).map(\.name)).subtracting(protocols)
        var kept: [String: Set<String>] = [:]
        var implemented: [String: Set<String>] = [:]
        for part in all where types.contains(part.name) {
            let stored = part.members.filter { $0.kind == .property && $0.isStored }
            for held in stored.compactMap(\.knownType).flatMap(\.held) { kept[held, default: []].insert(part.name) }
            for inherited in part.inherited.flatMap(\.names) { implemented[inherited, default: []].insert(part.name) }
        }
        return protocols.filter { name in
            let implementers = implemented[name] ?? []
            return !implementers.isEmpty && !(kept[name] ?? []).subtracting(implementers).isEmpty
        }.sorted()
    }
}
