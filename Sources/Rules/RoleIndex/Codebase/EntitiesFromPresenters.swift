import SourceModel

/// Finds where a view gets an entity from its Presenter without naming it: by `presenter?.movies?[row].title`, by
/// `presenter.state.movies`, or from an object that it observes instead of a Presenter.
package struct EntitiesFromPresenters {
    private let codebase: Codebase
    /// The properties and methods that return an entity, by name.
    private var entities: [String: [(asked: KnownType, entity: KnownType)]] = [:]

    /// Collects what can be asked of Presenters.
    package init(codebase: Codebase) {
        self.codebase = codebase
        for type in codebase.types where Self.isAsked(type, codebase) {
            for member in type.members where member.kind == .property || member.kind == .method {
                guard let entity = entity(in: member, of: type) else { continue }
                entities[member.name, default: []].append((type, entity))
            }
        }
    }

    private static func isAsked(_ type: KnownType, _ codebase: Codebase) -> Bool {
        if codebase.roles(behind: type) == [.presenter] { return true }
        let outer = type.outer.flatMap(codebase.type(at:))
        if outer?.role == .presenter, !type.isProtocol { return true }
        return type.isClass && !codebase.isActor(type)
            && type.inherited.contains { codebase.bare($0) == "ObservableObject" }
    }

    private func entity(in member: Declaration, of type: KnownType) -> KnownType? {
        let context = codebase.context(at: type.main.declaration.extent.name.lowerBound, in: type.main.file)
        return member.type?.names.lazy.compactMap { codebase.resolvePath($0, in: context) }
            .first { $0.role == .entity && !$0.isIdentifier && $0.kind != .enum }
    }

    /// The entity that a reference gets from a Presenter.
    package func entity(by reference: Reference, in context: Context) -> KnownType? {
        guard let candidates = entities[reference.name], let receiver = reference.receiver,
            case .known(let asked) = codebase.receiverType(receiver, in: context)
        else { return nil }
        return candidates.first { $0.asked.path == asked.path }?.entity
    }
}
