import CodebaseIndex
import SourceModel

extension Rule {
    /// Actors that keep each other alive, through properties, stored closures and subscriptions.
    static let noStrongCycles = Rule(
        name: "no-strong-cycles",
        what: "No actor is kept alive by what it keeps alive itself, or by a timer or an observer that nobody ends.",
        why: "actors that hold each other in a circle are never freed, however often the screen is left",
        fix: "make the reference that goes back weak",
        wrong: [
            "Items/List/ItemsListContract.swift": """
            protocol ItemsList_DisplayUI: AnyObject {}
            protocol ItemsList_HandleUIEvents: AnyObject {}
            """,
            "Items/List/ItemsListScene.swift": """
            final class ItemsListScene: UIViewController, ItemsList_DisplayUI {
                var eventsHandler: ItemsList_HandleUIEvents?
            }
            """,
            "Items/List/ItemsListDirector.swift": """
            final class ItemsListDirector: ItemsList_HandleUIEvents {
                var ui: ItemsList_DisplayUI?
            }
            """,
        ],
        right: [
            "Items/List/ItemsListContract.swift": """
            protocol ItemsList_DisplayUI: AnyObject {}
            protocol ItemsList_HandleUIEvents: AnyObject {}
            """,
            "Items/List/ItemsListScene.swift": """
            final class ItemsListScene: UIViewController, ItemsList_DisplayUI {
                var eventsHandler: ItemsList_HandleUIEvents?
            }
            """,
            "Items/List/ItemsListDirector.swift": """
            final class ItemsListDirector: ItemsList_HandleUIEvents {
                weak var ui: ItemsList_DisplayUI?
            }
            """,
        ],
        lesson: Lesson.viper,
        source: "D'Areglia's sample app, \"Fix possible memory leaks\"; Piñera, VIPER: be careful with retain cycles",
        check: { NoStrongCycles(codebase: $0, ownership: Ownership(codebase: $0)).findings })
}

private struct NoStrongCycles {
    let codebase: Codebase
    let ownership: Ownership

    var findings: [Finding] {
        var seen: Set<String> = []
        let nodes = codebase.types.filter { !$0.isProtocol }.map(\.path).filter { seen.insert($0).inserted }
        let groups = StronglyConnected.groups(of: nodes + ownership.players.keys, ownership.next)
        var places: Set<Location> = []
        // A base class that many modules inherit from is one mistake.
        return groups.compactMap(finding).filter { places.insert($0.location).inserted }
    }

    private func finding(_ group: [String]) -> Finding? {
        let types = group.filter { ownership.players[$0] == nil }
        guard types.compactMap(codebase.type(at:)).contains(where: codebase.isActor) else { return nil }
        let members = Set(group)
        // Who refers to a protocol that only it plays itself is no circle.
        let isCircle = types.count > 1 || ownership.edges[types[0]]?.contains { $0.to == types[0] } == true
        guard isCircle, let edge = worst(of: types, among: members) else { return nil }
        return Finding(
            edge.location, "\(subject(edge)): \(text(edge, wayBack(along: edge, among: members)))", fix: fix(edge))
    }

    /// The first of the edges that go most surely against the direction of ownership.
    private func worst(of types: [String], among members: Set<String>) -> Ownership.Edge? {
        var examples: [String: [String]] = [:]
        var worst: (edge: Ownership.Edge, rank: Int)?
        for edge in types.lazy.flatMap({ ownership.edges[$0] ?? [] }) where members.contains(edge.to) {
            if let players = ownership.players[edge.to], examples[edge.to] == nil {
                examples[edge.to] = self.examples(of: players.filter(members.contains))
            }
            for path in examples[edge.to] ?? [edge.to] where path == edge.to || path != edge.from {
                let candidate = edge.leading(to: path)
                let rank = rank(candidate)
                if rank > worst?.rank ?? 0 { worst = (candidate, rank) }
            }
        }
        return worst?.edge
    }

    /// Of players two of each kind that `rank` tells apart, since one may be the owner itself.
    private func examples(of players: [String]) -> [String] {
        var counts: [String: Int] = [:]
        return players.filter { path in
            let type = codebase.type(at: path)
            let kind = "\(type?.role?.rawValue ?? "") \(type?.module == nil)"
            counts[kind, default: 0] += 1
            return counts[kind, default: 0] <= 2
        }
    }

    private func wayBack(along edge: Ownership.Edge, among members: Set<String>) -> [String] {
        // Whom the players of a protocol lead to is found once, however many refer to it.
        var seen: Set<String> = []
        let way = StronglyConnected.path(from: edge.to, to: edge.from) { node in
            (ownership.edges[node] ?? []).flatMap { step -> [String] in
                guard let players = ownership.players[step.to] else { return [step.to] }
                return seen.insert(step.to).inserted ? players : []
            }.filter(members.contains)
        }
        return way ?? [edge.to]
    }

    private func subject(_ edge: Ownership.Edge) -> String {
        if edge.property != nil { return "\(edge.from) holds \(edge.name) strongly, in a circle that is never freed" }
        let captured = edge.to == edge.from ? "it" : edge.to
        return switch edge.keeper {
        case .property:
            "\(edge.from) keeps a closure that captures \(captured) strongly, in a circle that is never freed"
        case .task:
            "\(edge.from) keeps a task that captures \(captured) strongly, in a circle that lasts as long as the task"
        case .runLoop: "the run loop keeps \(edge.from) alive, by a timer that nobody invalidates in time"
        case .notificationCenter:
            "the notification center keeps \(edge.from) alive, by an observer that nobody removes in time"
        }
    }

    /// `ItemsListDirector.ui -> ItemsListScene.eventsHandler -> ItemsListDirector`
    private func text(_ edge: Ownership.Edge, _ back: [String]) -> String {
        var steps = ["\(edge.from).\(edge.name)"]
        for (from, to) in zip(back, back.dropFirst()) {
            let name = ownership.edges[from]?.first { ownership.ends(of: $0).contains(to) }?.name ?? "?"
            steps.append("\(from).\(name)")
        }
        return (steps + [edge.from]).joined(separator: " -> ")
    }

    private func fix(_ edge: Ownership.Edge) -> String {
        if edge.isWithoutClosure { return "hand over a closure that captures it weakly: `{ [weak self] ... in }`" }
        if edge.property?.kind == .enumCase { return "carry a small struct with a weak property" }
        if let box = edge.box { return "keep it in a small struct with a weak property, and not in \(box)" }
        guard let property = edge.property, let type = property.knownType else {
            return edge.to == edge.from
                ? "capture it weakly: `{ [weak self] ... in }`" : "capture it weakly, by `[weak ...]` in the closure"
        }
        return WeakRemedy(codebase: codebase).text(for: property, type)
    }

    // MARK: - Which edge ought to be weak

    /// How surely an edge goes against the direction of ownership; 0 where it does not.
    private func rank(_ edge: Ownership.Edge) -> Int {
        guard let from = codebase.type(at: edge.from), let to = codebase.type(at: edge.to) else { return 0 }
        let isBack = isOwner(to, of: from)
        // Who captures itself, or its owner, can always do so weakly.
        if edge.property == nil { return edge.from == edge.to || isBack || !isOwner(from, of: to) ? 4 : 0 }
        let isOwnModule = from.module == nil || to.module == nil || from.module == to.module
        if isBack, isOwnModule { return 4 }
        if isOwner(from, of: to), isOwnModule { return 0 }
        let isNews = isCalledBack(edge.name)
        if codebase.isActor(from) { return isNews ? 2 : 0 }
        // What an actor stores below it does not own the actor.
        return codebase.isActor(to) ? 3 : isNews ? 1 : 0
    }

    private func isOwner(_ owner: KnownType, of owned: KnownType) -> Bool {
        guard let role = owner.role, let other = owned.role else { return false }
        return role == .appEntry || codebase.vocabulary.isOwner(role, of: other)
    }

    private func isCalledBack(_ name: String) -> Bool {
        let words = ["delegate", "parent", "owner", "observer", "output", "listener", "presenter", "presenting"]
        return words.contains(where: name.lowercased().contains)
    }
}
