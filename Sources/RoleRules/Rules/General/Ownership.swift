import SourceModel

/// Who keeps whom alive: the types of the sources, and the stored references among them.
struct Ownership {
    /// A strong reference: a stored property, or a stored closure that captures.
    struct Edge {
        let from: String
        let to: String
        /// The property's name.
        let name: String
        let location: Location
        /// Nil for a closure.
        let property: Declaration?
    }

    let codebase: Codebase
    private(set) var edges: [String: [Edge]] = [:]
    private let conformers: Conformers

    init(codebase: Codebase) {
        self.codebase = codebase
        conformers = Conformers(codebase: codebase)
        for type in codebase.types where !type.isProtocol {
            let lineage = [type] + (type.isClass ? codebase.superclasses(of: type).known : [])
            let found = lineage.flatMap { ancestor in
                ancestor.storedProperties.filter { !$0.isWeak }.flatMap { references($0, of: ancestor, in: type) }
            }
            // A type that refers to its own kind is a list or a tree, not a circle.
            edges[type.path] = found.filter { $0.to != type.path }
        }
        for edge in StoredClosures(codebase: codebase, conformers: conformers).edges {
            edges[edge.from, default: []].append(edge)
        }
    }

    private func references(_ property: Declaration, of ancestor: KnownType, in owner: KnownType) -> [Edge] {
        guard let type = property.knownType else { return [] }
        let context = codebase.context(at: property.extent.name.lowerBound, in: ancestor.main.file)
        let targets = type.held.flatMap { self.targets($0, in: context, of: owner) }
        var seen: Set<String> = []
        return targets.filter { seen.insert($0).inserted }.map {
            Edge(from: owner.path, to: $0, name: property.name, location: property.location, property: property)
        }
    }

    /// The paths of what a name may stand for at run time.
    func targets(_ name: String, in context: Context, of owner: KnownType) -> [String] {
        guard let type = codebase.resolvePath(name, in: context) else {
            let bounds = context.path.flatMap { $0.genericParameters(named: name) }
            if !bounds.isEmpty {
                return bounds.flatMap(\.inherited).flatMap(\.names).flatMap { self.targets($0, in: nil, of: owner) }
            }
            return controllers(codebase.bare(name), of: owner)
        }
        return targets(type, of: owner)
    }

    private func targets(_ name: String, in context: Context?, of owner: KnownType) -> [String] {
        codebase.resolvePath(name, in: context).map { targets($0, of: owner) } ?? []
    }

    private func targets(_ type: KnownType, of owner: KnownType) -> [String] {
        guard type.isProtocol else { return [type.path] }
        let all = conformers.of(type.path)
        // A role that every module has is played by the module's own actor.
        let own = all.filter { $0.module != nil && $0.module == owner.module }
        return (own.isEmpty ? all : own).map(\.path)
    }

    /// A plain `UIViewController` that an actor holds is its module's own screen.
    private func controllers(_ name: String, of owner: KnownType) -> [String] {
        guard UIKitNames.isController(name), owner.role != nil, let module = owner.module,
            let view = codebase.vocabulary.actors.first?.role
        else { return [] }
        return codebase.types.filter { $0.module == module && $0.role == view && codebase.isViewController($0) }
            .map(\.path)
    }
}
