import RoleIndex
import SourceModel

/// Finds clues to the roles of types without a placed name: their owners, properties, creations and folders.
struct RoleClues {
    private let codebase: Codebase
    /// The types that store or take a type, with the property's name, by the path of the type.
    private var holders: [String: [(owner: KnownType, name: String)]] = [:]
    private var vocabulary: Vocabulary { codebase.vocabulary }

    /// Reads the properties and parameters of all outermost types except protocols.
    init(codebase: Codebase) {
        self.codebase = codebase
        let conformers = codebase.conformers
        for owner in codebase.types where !owner.isProtocol && !owner.isNested {
            for edge in codebase.edges(from: owner) where edge.kind != .classUse {
                let held = edge.target.isProtocol ? conformers.of(edge.target.path) : [edge.target]
                for type in held where type.role == nil && type.path != owner.path {
                    holders[type.path, default: []].append((owner, edge.name))
                }
            }
        }
    }

    /// Returns the clues to one type's role, the strongest first.
    func of(_ type: KnownType) -> [RoleClue] {
        [asAssembler(type), byWhatItStores(type)].compactMap { $0 } + byHolders(type)
            + [byFolder(type)].compactMap { $0 }
    }

    /// An `interactor` in a presenter is its Interactor, whatever the name of its class.
    private func byHolders(_ type: KnownType) -> [RoleClue] {
        (holders[type.path] ?? []).compactMap { owner, name in
            guard let role = owner.role,
                let part = vocabulary.actor(role) ?? vocabulary.parts.first(where: { $0.role == role }),
                let meant = roleMeant(by: name), part.role != meant
            else { return nil }
            return RoleClue(role: meant, what: "is stored as \(name) by \(owner.path)")
        }
    }

    /// Returns the actor whose ending a property's name has, in any case: `interactor`, `loginRouter`.
    private func roleMeant(by name: String) -> Role? {
        let lowered = name.lowercased()
        let found = vocabulary.actors.flatMap { part in part.suffixes.map { (part.role, $0.lowercased()) } }
            .filter { lowered.hasSuffix($0.1) }
        return found.max { $0.1.count < $1.1.count }?.0
    }

    /// A controller with a Presenter is a View; a type with a View and an Interactor is their Presenter.
    private func byWhatItStores(_ type: KnownType) -> RoleClue? {
        guard type.isClass, let drawing = vocabulary.actors.first else { return nil }
        let stored = codebase.edges(from: type).filter { $0.kind == .property }
            .flatMap { edge in codebase.roles(behind: edge.target).map { (role: $0, name: edge.name) } }
        if codebase.isViewController(type) {
            guard
                let owned = stored.first(where: { drawing.owns.contains($0.role) && vocabulary.actor($0.role) != nil })
            else { return nil }
            return RoleClue(role: drawing.role, what: "is a view controller that stores \(owned.name)")
        }
        let roles = Set(stored.map(\.role))
        for part in vocabulary.actors where part.role != drawing.role {
            let owner = vocabulary.actors.first { $0.owns.contains(part.role) }
            guard let owner, roles.contains(owner.role), !roles.isDisjoint(with: part.owns) else { continue }
            let names = stored.map(\.name).sorted().joined(separator: ", ")
            return RoleClue(role: part.role, what: "stores \(names)")
        }
        return nil
    }

    /// A type that creates actors of two roles is their assembler.
    private func asAssembler(_ type: KnownType) -> RoleClue? {
        guard vocabulary.assemblers.contains(.assembler), !codebase.isViewController(type) else { return nil }
        var made: [Role: String] = [:]
        for part in type.parts {
            for reference in part.file.references(in: part.declaration) {
                let context = codebase.context(of: reference, in: part.file)
                guard let target = codebase.constructed(by: reference, in: context), codebase.isActor(target),
                    let role = target.role
                else { continue }
                made[role] = made[role] ?? target.path
            }
        }
        guard made.count > 1 else { return nil }
        return RoleClue(role: .assembler, what: "makes \(made.values.sorted().joined(separator: ", "))")
    }

    /// A folder only counts if its name is an ending of a role's types.
    private func byFolder(_ type: KnownType) -> RoleClue? {
        guard type.isClass, let folder = type.main.file.folders.last else { return nil }
        let part = vocabulary.actors.first { part in
            part.suffixes.contains { folder == $0 || folder == $0 + "s" }
        }
        return part.map { RoleClue(role: $0.role, what: "lies in \(folder)") }
    }
}
