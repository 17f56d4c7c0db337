import RoleIndex
import SourceModel

extension Rule {
    /// Actors know each other by protocols.
    static let edgesAreProtocols = Rule(
        name: "edges-are-protocols",
        what: "View, Presenter, Interactor and data managers know each other by protocols only.",
        why: "an actor that knows a protocol is tested with a spy behind it, and asks for no more than it needs",
        fix: "declare what is needed of it as a protocol, and keep it as that",
        wrong: [
            "Shelf/Presenter/ShelfPresenter.swift": """
            final class ShelfPresenter {
                weak var view: ShelfViewProtocol?
                var interactor: ShelfInteractor?
            }
            """,
            "Shelf/Interactor/ShelfInteractor.swift": "final class ShelfInteractor {}",
        ],
        right: [
            "Shelf/Presenter/ShelfPresenter.swift": """
            final class ShelfPresenter {
                weak var view: ShelfViewProtocol?
                var interactor: ShelfInteractorInputProtocol?
            }
            """,
            "Shelf/Interactor/ShelfInteractor.swift": """
            protocol ShelfInteractorInputProtocol: AnyObject {}
            final class ShelfInteractor: ShelfInteractorInputProtocol {}
            """,
        ],
        lesson: Lesson.presenter,
        source: "Piñera, VIPER slides: dependency inversion, interface segregation",
        check: { EdgesAreProtocols(codebase: $0, boundaries: ModuleBoundaries(codebase: $0)).findings })
}

private struct EdgesAreProtocols {
    let codebase: Codebase
    let boundaries: ModuleBoundaries

    var findings: [Finding] {
        let owners = codebase.types.filter { type in
            // An assembler has to name classes.
            guard !type.isProtocol, let role = type.role, !codebase.vocabulary.assemblers.contains(role) else {
                return false
            }
            return codebase.isActor(type) || codebase.vocabulary.drawn.contains(role)
        }
        return owners.flatMap { owner in
            let edges = codebase.edges(from: owner).filter(isWrong)
            // A singleton with twenty uses is one thing to fix.
            let uses = Dictionary(grouping: edges.filter { $0.kind == .classUse }, by: \.target.path)
            return edges.filter { $0.kind != .classUse || uses[$0.target.path]?.first?.location == $0.location }
                .compactMap { finding($0, more: (uses[$0.target.path]?.count ?? 1) - 1) }
        } + shared
    }

    /// Finds a Presenter's protocol that both View and Interactor use, so that the View could answer in the
    /// Interactor's place.
    private var shared: [Finding] {
        let heard = codebase.types.filter { !$0.isProtocol && codebase.vocabulary.draws($0.role) }.flatMap(known)
        let byViews = Dictionary(grouping: heard, by: \.target.path)
        return codebase.types.filter { !$0.isProtocol && $0.role == .interactor }.flatMap(known).compactMap { edge in
            // A reference in a base class of all modules isn't one of a single module.
            guard edge.owner.module != nil, codebase.roles(behind: edge.target) == [.presenter],
                let view = byViews[edge.target.path]?.first(where: { codebase.isSameModule($0.owner, edge.owner) })
            else { return nil }
            return Finding(
                edge.location, "\(edge.sentence), by which \(view.owner.path) knows its Presenter as well",
                fix: "declare what the Interactor answers as a protocol of its own, and keep the Presenter as that")
        }
    }

    /// The edges of properties whose types are protocols.
    private func known(by type: KnownType) -> [Edge] {
        codebase.edges(from: type).filter { $0.kind == .property && $0.target.isProtocol }
    }

    private func isWrong(_ edge: Edge) -> Bool {
        // A parameter may only go on to the superclass, whose matter it is.
        if edge.owner.role == .interactor, edge.kind != .parameter, !edge.target.isProtocol,
            codebase.isService(edge.target), !codebase.isManaged(edge.target)
        {
            return true
        }
        guard codebase.isActor(edge.target), !codebase.isInsideActor(edge.target), let role = edge.target.role,
            role != edge.owner.role, !isWithinScreen(edge), isSameModule(edge),
            !isOthersRule(edge, role), !isOwnModule(edge), !isObserved(edge)
        else { return false }
        return true
    }

    private func finding(_ edge: Edge, more: Int) -> Finding? {
        let places = edge.kind == .classUse && more > 0 ? ", and in \(more) other place\(more == 1 ? "" : "s")" : ""
        return Finding(edge.location, "\(edge.sentence)\(places), a class and no protocol", fix: fix(edge))
    }

    /// Whether both are of one module; a cell's Presenter is of the module that shows the cell, even with another name.
    private func isSameModule(_ edge: Edge) -> Bool {
        if codebase.isSameModule(edge.owner, edge.target) { return true }
        guard edge.owner.role == .viewPart, edge.target.role == .presenter else { return false }
        let main = edge.owner.main
        return !boundaries.divide(
            codebase.context(at: main.declaration.extent.name.lowerBound, in: main.file), from: edge.target)
    }

    /// Whether a view has its own module assembled, which the rule about assembling judges.
    private func isOwnModule(_ edge: Edge) -> Bool {
        guard edge.kind == .classUse, codebase.vocabulary.draws(edge.owner.role), let role = edge.target.role else {
            return false
        }
        return codebase.vocabulary.assemblers.contains(role)
    }

    /// Whether SwiftUI observes the target, which has to be a class and not a protocol.
    private func isObserved(_ edge: Edge) -> Bool {
        guard edge.owner.kind == .struct, codebase.vocabulary.draws(edge.owner.role) else { return false }
        return edge.owner.storedProperties.contains { property in
            Self.observers.contains(where: property.has)
                && property.knownType?.held.contains { codebase.bare($0) == edge.target.path } == true
        }
    }

    private static let observers = [
        "ObservedObject", "StateObject", "EnvironmentObject", "State", "Bindable", "Environment",
    ]

    /// Whether both are views, which know each other's classes within a screen.
    private func isWithinScreen(_ edge: Edge) -> Bool {
        codebase.vocabulary.draws(edge.owner.role) && codebase.vocabulary.draws(edge.target.role)
    }

    /// Whether another rule judges the edge, because it says who may hold data managers at all.
    private func isOthersRule(_ edge: Edge, _ role: Role) -> Bool {
        role == .dataManager && edge.owner.role != .interactor
    }

    private func fix(_ edge: Edge) -> String {
        guard let role = edge.target.role else {
            let seam = edge.target.inherited.compactMap { codebase.resolvePath($0, in: nil) }.first(where: \.isProtocol)
            return seam.map { "take a \($0.name) in the initializer" }
                ?? "declare what \(edge.owner.path) needs of it as a protocol, and take that in the initializer"
        }
        let known = edge.target.inherited.compactMap { codebase.resolvePath($0, in: nil) }.filter { seam in
            seam.isProtocol && codebase.vocabulary.implementer(of: seam.name) == role && isMeant(seam, for: edge)
        }
        guard let seam = known.first else {
            return "declare what \(edge.owner.path) needs of it as a protocol, and keep it as that"
        }
        return edge.kind == .classUse
            ? "ask the \(role.rawValue) that it is given, a \(seam.name)" : "keep it as \(seam.name)"
    }

    /// Whether the protocol is the one for this owner: a Presenter has one for its View and another for its Interactor.
    private func isMeant(_ seam: KnownType, for edge: Edge) -> Bool {
        let isOutput = seam.name.contains("InteractorOutput") || seam.name.contains("DataManagerOutput")
        let isDataManagers = seam.name.contains("DataManager")
        switch edge.owner.role {
        case .interactor: return isOutput || edge.target.role == .dataManager
        case .dataManager: return isDataManagers
        default: return !isOutput
        }
    }
}
