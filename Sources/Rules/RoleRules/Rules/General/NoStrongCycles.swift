import RoleIndex
import SourceModel

extension Rule {
    /// Actors don't keep each other alive, be it through properties, stored closures or subscriptions.
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
        check: { codebase in
            var search = NoStrongCycles(codebase: codebase, ownership: Ownership(codebase: codebase))
            return search.findings()
        })
}

private struct NoStrongCycles {
    let codebase: Codebase
    let ownership: Ownership
    private let rank: BackwardRank
    private lazy var keepers = Keepers(ownership)
    /// The references that count as fixed during the search: those in earlier findings, and those in their circles that
    /// `back-references-weak` reports.
    private var told: Set<Location> = []
    /// The generic types with such a reference, which count as boxes that hold their contents weakly.
    private var weakBoxes: Set<String> = []
    private lazy var reportedBack = Set(BackReferencesWeak(codebase: codebase).findings.map(\.location))

    init(codebase: Codebase, ownership: Ownership) {
        (self.codebase, self.ownership, rank) = (codebase, ownership, BackwardRank(codebase: codebase))
    }

    /// One finding for each circle, and one for each circle that is left in the same group when that is broken.
    mutating func findings() -> [Finding] {
        var seen: Set<String> = []
        let nodes = codebase.types.filter { !$0.isProtocol }.map(\.path).filter { seen.insert($0).inserted }
        var findings: [Finding] = []
        var waiting = Array(circles(among: nodes + ownership.players.keys.sorted()).reversed())
        while let group = waiting.popLast() {
            // An earlier finding may have broken this circle as well, for example in a base class.
            let circles = circles(among: group)
            guard circles == [group] else {
                waiting += circles.reversed()
                continue
            }
            let found = self.findings(in: group)
            if found.isEmpty { continue }
            findings += found
            waiting.append(group)
        }
        return findings
    }

    /// Groups of nodes that reach each other through references that aren't reported yet.
    private func circles(among nodes: [String]) -> [[String]] {
        StronglyConnected.groups(of: nodes) { ownership.players[$0] ?? edges(from: $0).map(\.to) }
    }

    private func edges(from path: String) -> [Ownership.Edge] {
        (ownership.edges[path] ?? []).filter { !isTold($0) }
    }

    private func isTold(_ edge: Ownership.Edge) -> Bool {
        told.contains(edge.location) || edge.box.map(weakBoxes.contains) == true
    }

    /// The finding for a circle of a group, and those for its other circles through an actor, which that one doesn't
    /// break.
    private mutating func findings(in group: [String]) -> [Finding] {
        let types = group.filter { ownership.players[$0] == nil }
        // A type with a reference to a protocol that only the type itself plays isn't a circle.
        let isCircle = types.count > 1 || edges(from: types[0]).contains { $0.to == types[0] }
        guard isCircle, types.contains(where: isActor) else { return [] }
        let members = Set(group)
        var findings: [Finding] = []
        for edge in backward(of: types, among: members) {
            while !isTold(edge), let back = wayBack(along: edge, among: members),
                findings.isEmpty || back.contains(where: isActor)
            {
                findings.append(finding(edge, back: back, among: members))
                if findings.count == 1 { told.formUnion(referencesBack(among: group)) }
            }
        }
        return findings
    }

    private func isActor(_ path: String) -> Bool { codebase.type(at: path).map(codebase.isActor) ?? false }

    private mutating func finding(_ worst: Ownership.Edge, back: [String], among members: Set<String>) -> Finding {
        let (edge, fix) = remedy(for: worst, back: back)
        let way = edge.location == worst.location ? back : wayBack(along: edge, among: members) ?? [edge.to]
        told.insert(edge.location)
        weakBoxes.insert(edge.from)
        return Finding(edge.location, "\(subject(edge)): \(text(edge, way))", fix: fix)
    }

    /// The reference to break and how to: the one that most clearly goes back, unless what it leads to would lose its
    /// only owner; then another of the same circle. If none can be spared, the reader has to decide.
    private mutating func remedy(for worst: Ownership.Edge, back: [String]) -> (Ownership.Edge, fix: String) {
        guard let loss = keepers.loss(by: worst) else { return (worst, fix(worst)) }
        var best: (edge: Ownership.Edge, rank: Int)?
        for edge in steps(back) where edge.property?.kind == .property && keepers.loss(by: edge) == nil {
            let rank = rank.of(edge)
            if rank > best?.rank ?? -1 { best = (edge, rank) }
        }
        if let best { return (best.edge, fix(best.edge)) }
        let last = steps(back).last.map { "\($0.from).\($0.name)" } ?? worst.to
        return (worst, "decide who owns whom: \(loss.sentence(on: worst.from)), and \(last) leads back")
    }

    /// The places of references in a group that `back-references-weak` reports.
    private mutating func referencesBack(among group: [String]) -> [Location] {
        let members = Set(group)
        let inside = group.flatMap(edges).filter { $0.property != nil && members.contains($0.to) }
        return inside.map(\.location).filter(reportedBack.contains)
    }

    /// The edges that go against the direction of ownership, first those that most clearly do.
    private func backward(of types: [String], among members: Set<String>) -> [Ownership.Edge] {
        var examples: [String: [String]] = [:]
        var found: [(edge: Ownership.Edge, rank: Int, number: Int)] = []
        for edge in types.lazy.flatMap(edges) where members.contains(edge.to) {
            if let players = ownership.players[edge.to], examples[edge.to] == nil {
                examples[edge.to] = self.examples(of: players.filter(members.contains))
            }
            let ends = (examples[edge.to] ?? [edge.to]).filter { $0 == edge.to || $0 != edge.from }
            let ranked = ends.map { (edge: edge.leading(to: $0), rank: rank.of(edge.leading(to: $0))) }
            guard let rank = ranked.map(\.rank).max(), rank > 0, let worst = ranked.first(where: { $0.rank == rank })
            else { continue }
            found.append((worst.edge, rank, found.count))
        }
        return found.sorted { ($1.rank, $0.number) < ($0.rank, $1.number) }.map(\.edge)
    }

    /// Two players of each kind that `rank` distinguishes, since one of them may be the edge's own type.
    private func examples(of players: [String]) -> [String] {
        var counts: [String: Int] = [:]
        return players.filter { path in
            let type = codebase.type(at: path)
            let kind = "\(type?.role?.rawValue ?? "") \(type?.module == nil)"
            counts[kind, default: 0] += 1
            return counts[kind, default: 0] <= 2
        }
    }

    /// The types of a shortest way from the end of an edge to its start.
    private func wayBack(along edge: Ownership.Edge, among members: Set<String>) -> [String]? {
        // The members behind a protocol are followed once, no matter how many types refer to it.
        var seen: Set<String> = []
        return StronglyConnected.path(from: edge.to, to: edge.from) { node in
            edges(from: node).flatMap { step -> [String] in
                guard let players = ownership.players[step.to] else { return [step.to] }
                return seen.insert(step.to).inserted ? players : []
            }.filter(members.contains)
        }
    }

    private func subject(_ edge: Ownership.Edge) -> String {
        if edge.property != nil { return "\(edge.from) holds \(edge.name) strongly, in a circle that is never freed" }
        let captured = edge.to == edge.from ? "it" : edge.to
        if case .assignment = edge.carrier {
            return "\(edge.from) keeps a subscription that assigns to \(captured), in a circle that is never freed"
        }
        if case .method = edge.carrier, edge.keeper == .property {
            let (owner, object) = edge.to == edge.from ? ("its own", "it") : (edge.to, "the object")
            return "\(edge.from) keeps a method of \(owner), which holds \(object) strongly, "
                + "in a circle that is never freed"
        }
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
        let names = ([edge] + steps(back)).map { "\($0.from).\($0.name)" }
        return (names + [edge.from]).joined(separator: " -> ")
    }

    /// The references from each type of a way to the next.
    private func steps(_ way: [String]) -> [Ownership.Edge] {
        zip(way, way.dropFirst()).compactMap { from, to in
            edges(from: from).first { ownership.ends(of: $0).contains(to) }?.leading(to: to)
        }
    }

    private func fix(_ edge: Ownership.Edge) -> String {
        if let fix = WeakRemedy.text(for: edge.carrier) { return fix }
        if edge.property?.kind == .enumCase { return "carry a small struct with a weak property" }
        if let box = edge.box { return "keep it in a small struct with a weak property, and not in \(box)" }
        guard let property = edge.property, let type = property.knownType else {
            return edge.to == edge.from
                ? "capture it weakly: `{ [weak self] ... in }`" : "capture it weakly, by `[weak ...]` in the closure"
        }
        return WeakRemedy(codebase: codebase).text(for: property, type)
    }
}
