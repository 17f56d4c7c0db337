import SourceModel

/// Where a view gets an entity from its Presenter without naming it: `presenter?.movies?[row].title`.
package struct EntitiesFromPresenters {
    private let codebase: Codebase
    /// What can be asked for and is made of an entity, by its name.
    private var entities: [String: [(asked: KnownType, entity: KnownType)]] = [:]

    /// Collects what Presenters can be asked for.
    package init(codebase: Codebase) {
        self.codebase = codebase
        for type in codebase.types where codebase.roles(behind: type) == [.presenter] {
            for member in type.members where member.kind == .property || member.kind == .method {
                guard let entity = entity(in: member, of: type) else { continue }
                entities[member.name, default: []].append((type, entity))
            }
        }
    }

    private func entity(in member: Declaration, of type: KnownType) -> KnownType? {
        let context = codebase.context(at: type.main.declaration.extent.name.lowerBound, in: type.main.file)
        return member.type?.names.lazy.compactMap { codebase.resolvePath($0, in: context) }
            .first { $0.role == .entity && !$0.isIdentifier && $0.kind != .enum }
    }

    /// The entity that a reference brings.
    package func entity(by reference: Reference, in context: Context) -> KnownType? {
        guard let candidates = entities[reference.name], let receiver = reference.receiver,
            case .known(let asked) = codebase.receiverType(receiver, in: context)
        else { return nil }
        return candidates.first { $0.asked.path == asked.path }?.entity
    }
}
