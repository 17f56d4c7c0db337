import SourceModel

/// Lasting knowledge of one type about another: by a stored property, an initializer's parameter, or a use of the
/// other's class.
package struct Edge {
    /// The ways in which one type knows another.
    package enum Kind {
        case property, parameter, classUse
    }

    /// The way in which the owner knows the target.
    package let kind: Kind
    /// The type that knows the other.
    package let owner: KnownType
    /// The class or the protocol that the owner knows.
    package let target: KnownType
    /// The name of the property or parameter, or the use of the class as it is written.
    package let name: String
    /// The place of the property, parameter or use.
    package let location: Location

    /// The edge as a sentence: `ShelfPresenter stores interactor as ShelfInteractor`.
    package var sentence: String {
        switch kind {
        case .property: "\(owner.path) stores \(name) as \(target.path)"
        case .parameter: "the initializer of \(owner.path) takes \(name) as \(target.path)"
        case .classUse: "\(owner.path) uses \(name)"
        }
    }
}

extension Codebase {
    /// The edges from a type, in the order of the text; a parameter whose type is also stored isn't counted again.
    package func edges(from owner: KnownType) -> [Edge] {
        let all = owner.parts.flatMap { part in
            part.declaration.members.flatMap { member in
                stored(by: member, in: part, of: owner) + taken(by: member, in: part, of: owner)
            } + classUses(in: part, of: owner)
        }
        let properties = Set(all.filter { $0.kind == .property }.map(\.target.path))
        return all.filter { $0.kind != .parameter || !properties.contains($0.target.path) }
            .sorted { $0.location < $1.location }
    }

    private func stored(by member: Declaration, in part: KnownType.Part, of owner: KnownType) -> [Edge] {
        // A property without a written type counts where its value is made.
        guard member.kind == .property, member.isStored, let type = member.type else { return [] }
        return targets(of: type, at: member, in: part).map {
            Edge(kind: .property, owner: owner, target: $0, name: member.name, location: member.location)
        }
    }

    private func taken(by member: Declaration, in part: KnownType.Part, of owner: KnownType) -> [Edge] {
        guard member.kind == .initializer else { return [] }
        return member.parameters.flatMap { parameter -> [Edge] in
            guard let type = parameter.type else { return [] }
            return targets(of: type, at: member, in: part).map {
                let name = parameter.name ?? parameter.label ?? "_"
                return Edge(kind: .parameter, owner: owner, target: $0, name: name, location: parameter.location)
            }
        }
    }

    /// The types of the sources that a written type names; a generic parameter counts as its bounds.
    private func targets(of type: TypeName, at member: Declaration, in part: KnownType.Part) -> [KnownType] {
        let context = context(at: member.extent.name.lowerBound, in: part.file)
        return type.names.flatMap { name -> [KnownType] in
            let bounds = (context.path + [member]).flatMap { $0.genericParameters(named: name) }.flatMap(\.inherited)
            guard bounds.isEmpty else { return bounds.compactMap { resolvePath($0.text, in: nil) } }
            return resolvePath(name, in: context).map { [$0] } ?? []
        }
    }

    /// Uses such as `ShelfInteractor.shared`, but neither making an instance nor naming the type itself.
    private func classUses(in part: KnownType.Part, of owner: KnownType) -> [Edge] {
        part.file.references(in: part.declaration).compactMap { reference in
            guard let receiver = reference.receiver, receiver.first?.isUppercase == true, reference.kind != .type,
                reference.name != "init", reference.name != "self", reference.name != "Type"
            else { return nil }
            let context = context(of: reference, in: part.file)
            guard context.type?.path == owner.path, let target = resolvePath(receiver, in: context),
                !target.isProtocol, target.path != owner.path, !reference.isCapitalized
            else { return nil }
            return Edge(
                kind: .classUse, owner: owner, target: target, name: reference.text, location: reference.location)
        }
    }

    // MARK: - Roles behind types

    /// The role of a class, or the roles behind a protocol.
    ///
    /// The name of a role protocol tells more than its conformers do; they count if the name tells nothing.
    package func roles(behind type: KnownType) -> [Role] {
        guard type.isProtocol else { return type.role.map { [$0] } ?? [] }
        if let role = vocabulary.implementer(of: type.name) { return [role] }
        return conformerRoles.of(type.path) ?? []
    }

    /// The Presenters that a screen or its superclasses store, with the names of their types; the type is nil if the
    /// sources don't declare it.
    package func presenters(keptBy screen: KnownType) -> [(name: String, type: KnownType?)] {
        let lineage = [screen] + superclasses(of: screen).known
        return lineage.flatMap(\.storedProperties).flatMap { property in
            let context = context(at: property.extent.name.lowerBound, in: screen.main.file)
            return (property.knownType?.held ?? []).map { ($0, resolvePath($0, in: context)) }
        }.filter { name, type in
            guard let type else { return vocabulary.implementer(of: bare(name)) == .presenter }
            return roles(behind: type).contains(.presenter)
        }
    }

    /// Whether both may be of the same module; shared types are of every module.
    package func isSameModule(_ first: KnownType, _ second: KnownType) -> Bool {
        first.module == nil || second.module == nil || first.module == second.module
    }
}
