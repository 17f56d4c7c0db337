import SourceModel

/// Tells whether objects would still have an owner if a property that holds them became weak.
package struct Keepers {
    /// An object that would be freed.
    package struct Loss {
        /// The object's class.
        package let type: KnownType
        /// The code that makes the object and gives it to the property alone; nil if several places make it.
        package let maker: String?
    }

    private let ownership: Ownership
    private let makings: Makings
    /// The strong references by the path of the type, or the name for all players of a protocol, that they lead to.
    private let references: [String: [Ownership.Edge]]
    /// The names for all players of the protocols that a type plays, by the type's path.
    private var groups: [String: [String]] = [:]
    private var codebase: Codebase { ownership.codebase }

    /// Collects the references of a codebase, and the places that make objects.
    package init(_ ownership: Ownership) {
        self.ownership = ownership
        makings = Makings(codebase: ownership.codebase)
        references = Dictionary(grouping: ownership.edges.values.joined(), by: \.to)
        for (group, players) in ownership.players {
            for player in players { groups[player, default: []].append(group) }
        }
    }

    /// The object that nothing else would keep if a type's property became weak; nil if there is none.
    package func loss(of property: Declaration, in owner: KnownType) -> Loss? {
        let edges = (ownership.edges[owner.path] ?? []).filter { $0.property == property }
        return edges.lazy.compactMap { loss(by: $0) }.first
    }

    /// The object that nothing else would keep if the reference became weak; nil if there is none.
    package func loss(by edge: Ownership.Edge) -> Loss? {
        guard edge.property?.kind == .property else { return nil }
        // Of a protocol's thousands of players, a few tell enough.
        return ownership.ends(of: edge).prefix(8).lazy.compactMap(codebase.type(at:)).filter(\.isClass)
            .compactMap { loss(of: $0, by: edge) }.first
    }

    private func loss(of type: KnownType, by edge: Ownership.Edge) -> Loss? {
        let made = makings.of(type.path)
        if let making = made.first(where: { goes($0, of: type, onlyTo: edge) }) {
            return Loss(type: type, maker: making.context.subject)
        }
        // Nobody knows who keeps what the sources don't make, and UIKit keeps what is on the screen.
        if made.isEmpty || made.contains(where: \.isForever) || isOnScreen(type) { return nil }
        let nodes = [type.path] + (groups[type.path] ?? [])
        let isKept = nodes.contains { node in
            references[node]?.contains { $0.from != edge.from && keeps(type, from: $0.from) } == true
        }
        return isKept ? nil : Loss(type: type, maker: nil)
    }

    /// Whether a new object goes to the reference's property, and to no other property that keeps it.
    private func goes(_ making: Makings.Making, of type: KnownType, onlyTo edge: Ownership.Edge) -> Bool {
        var isHere = false
        for home in makings.homes(of: making) {
            guard case .property(let name, let path) = home, let owner = codebase.type(at: path) else { return false }
            if name == edge.name, isKind(owner, of: edge.from) {
                isHere = true
            } else if !isWeak(name, in: owner), keeps(type, from: path) {
                return false
            }
        }
        return isHere
    }

    private func isKind(_ type: KnownType, of path: String) -> Bool {
        type.path == path || codebase.superclasses(of: type).known.contains { $0.path == path }
            || codebase.type(at: path).map { codebase.superclasses(of: $0).known.contains { $0.path == type.path } }
                == true
    }

    private func isWeak(_ name: String, in type: KnownType) -> Bool {
        ([type] + codebase.superclasses(of: type).known).contains { ancestor in
            ancestor.storedProperties.contains { $0.name == name && codebase.isWeak($0) }
        }
    }

    /// Whether an object may be owned from another type: not by itself, and not by what it owns by its role, except by
    /// an assembler.
    private func keeps(_ type: KnownType, from path: String) -> Bool {
        guard path != type.path else { return false }
        guard let role = type.role, let other = codebase.type(at: path)?.role else { return true }
        return codebase.vocabulary.assemblers.contains(other) || !codebase.vocabulary.isOwner(role, of: other)
    }

    private func isOnScreen(_ type: KnownType) -> Bool {
        codebase.isViewController(type) || codebase.vocabulary.draws(type.role) || type.role == .viewPart
    }
}
