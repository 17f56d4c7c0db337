import RoleIndex
import SourceModel

extension Rule {
    /// Only the Interactor has data managers.
    static let onlyTheInteractorHoldsDataManagers = Rule(
        name: "only-the-interactor-holds-data-managers",
        what: "Views and Presenters neither hold nor use a data manager; the Interactor does.",
        why: "the Interactor is where a use case is read: what is fetched, what is stored, and in which order",
        fix: "ask the Interactor for it, and let that ask its data manager",
        wrong: [
            "Shelf/Presenter/ShelfPresenter.swift": """
            final class ShelfPresenter {
                var localDataManager: ShelfLocalDataManagerInputProtocol?
            }
            """,
            "Shelf/Protocols/ShelfProtocols.swift": "protocol ShelfLocalDataManagerInputProtocol: AnyObject {}",
        ],
        right: [
            "Shelf/Presenter/ShelfPresenter.swift": """
            final class ShelfPresenter {
                var interactor: ShelfInteractorInputProtocol?
            }
            """,
            "Shelf/Interactor/ShelfInteractor.swift": """
            final class ShelfInteractor: ShelfInteractorInputProtocol {
                var localDataManager: ShelfLocalDataManagerInputProtocol?
            }
            """,
            "Shelf/Protocols/ShelfProtocols.swift": """
            protocol ShelfInteractorInputProtocol: AnyObject {}
            protocol ShelfLocalDataManagerInputProtocol: AnyObject {}
            """,
        ],
        lesson: Lesson.interactor,
        source: "Piñera, VIPER slides: the interactor coordinates both data managers",
        check: { OnlyTheInteractorHoldsDataManagers(codebase: $0).findings })
}

private struct OnlyTheInteractorHoldsDataManagers {
    let codebase: Codebase

    var findings: [Finding] {
        let owners = codebase.types.filter { type in
            guard let role = type.role else { return false }
            return !type.isProtocol && (role == .presenter || codebase.vocabulary.drawn.contains(role))
        }
        let kept = keptByInteractors
        return owners.flatMap { owner in
            codebase.edges(from: owner).compactMap { edge in
                guard let what = what(edge) else { return nil }
                return Finding(edge.location, "\(edge.sentence), \(what)", fix: fix(for: owner))
            } + reached(by: owner, among: kept)
        }
    }

    /// The names of the properties that hold data managers in Interactors, by the Interactor's path.
    private var keptByInteractors: [String: Set<String>] {
        let interactors = codebase.types.filter { $0.role == .interactor && !$0.isProtocol }
        return Dictionary(
            interactors.map { interactor in
                let edges = codebase.edges(from: interactor).filter { edge in
                    edge.kind == .property
                        && (isToDataManager(edge) || codebase.isService(edge.target) && edge.target.promisesData)
                }
                return (interactor.path, Set(edges.map(\.name)))
            }, uniquingKeysWith: { $0.union($1) })
    }

    /// Finds `interactor.store`, which reaches past the Interactor, once per name.
    private func reached(by owner: KnownType, among kept: [String: Set<String>]) -> [Finding] {
        let names = kept.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        var seen: Set<String> = []
        return owner.parts.flatMap { part in
            part.file.references(in: part.declaration).compactMap { reference in
                guard names.contains(reference.name), let receiver = reference.receiver,
                    case .known(let type) = codebase.receiverType(
                        receiver, in: codebase.context(of: reference, in: part.file)),
                    kept[type.path]?.contains(reference.name) == true, seen.insert(reference.name).inserted
                else { return nil }
                return Finding(
                    reference.location, "\(owner.path) reaches past \(type.path) to \(reference.name), a data manager",
                    fix: fix(for: owner))
            }
        }
    }

    private func what(_ edge: Edge) -> String? {
        if isToDataManager(edge) { return "a data manager" }
        // A view may show a picture that its own loader brings.
        guard edge.owner.role == .presenter, codebase.isService(edge.target),
            edge.target.promisesData
        else { return nil }
        return "by which things are fetched or kept"
    }

    /// Whether the edge leads to a data manager; a protocol that other roles conform to as well isn't a data manager's
    /// own.
    private func isToDataManager(_ edge: Edge) -> Bool {
        let roles = Set(codebase.roles(behind: edge.target))
        return roles == [.dataManager] && edge.target.path != edge.owner.path
    }

    private func fix(for owner: KnownType) -> String? {
        guard owner.role != .presenter else { return nil }
        return "tell the Presenter what happened, and let that ask the Interactor"
    }
}
