import SourceModel

/// The calls among the members of a controller, and the kinds of work on the way.
struct CallGraph {
    let controller: MassiveController
    let concernUses: [ConcernUse]
    /// The members that a part calls itself, each with the line, by the part's index.
    let calls: [Int: [(member: Int, line: Int)]]

    init(_ controller: MassiveController, _ concernUses: [ConcernUse]) {
        self.controller = controller
        self.concernUses = concernUses
        let byName = Dictionary(grouping: controller.members, by: \.member.name)
        var calls: [Int: [(Int, Int)]] = [:]
        for (reference, part) in controller.references {
            guard [nil, "self", "self?", "self!", "strongSelf", "weakSelf?", "this"].contains(reference.receiver) else {
                continue
            }
            let candidates = byName[reference.name] ?? []
            let isCall = reference.kind == .call
            let found =
                candidates.first {
                    $0.member.isFunction && isCall && $0.member.parameters.count == reference.labels.count
                }
                ?? candidates.first { isCall || !$0.member.isFunction }
            guard let found, found.index != controller.root(of: part).index, !(found.member.isFunction && !isCall)
            else { continue }
            calls[part.index, default: []].append((found.index, reference.location.line))
        }
        self.calls = calls
    }

    /// The part with the closures inside it, except handlers, which a later tap runs.
    func whole(_ part: Int) -> [ControllerPart] {
        let outer = controller.parts[part]
        var found = [outer]
        for next in controller.parts.dropFirst(part + 1) {
            guard next.closure != nil, next.member.extent == outer.member.extent else { break }
            let isInside = found.contains { $0.index == next.outer }
            if isInside, !EventReader.isHandler(next) { found.append(next) }
        }
        return found
    }

    /// The members that a part and its closures call.
    func callees(of part: Int) -> [(member: Int, line: Int)] { whole(part).flatMap { calls[$0.index] ?? [] } }

    /// The part, and all that it leads to in this controller.
    func reach(_ part: Int) -> Set<Int> {
        var (found, waiting) = (Set([part]), [part])
        while let next = waiting.popLast() {
            for callee in callees(of: next) where found.insert(callee.member).inserted { waiting.append(callee.member) }
        }
        return Set(found.flatMap { whole($0).map(\.index) })
    }

    /// The kinds of work that a part leads to.
    func kinds(_ part: Int) -> Set<ConcernUse.Kind> {
        let reach = reach(part)
        return Set(concernUses.filter { reach.contains($0.part) }.map(\.kind))
    }

    /// The uses in a part and its closures alone.
    func own(_ part: Int) -> [ConcernUse] {
        let whole = Set(whole(part).map(\.index))
        return concernUses.filter { whole.contains($0.part) }
    }

    /// Whether only views and telemetry are at work.
    func isViewOnly(_ part: Int) -> Bool { kinds(part).subtracting([.view, .telemetry]).isEmpty }

    /// The members that call this one.
    func callers(of member: Int) -> [Int] {
        controller.members.map(\.index).filter { caller in callees(of: caller).contains { $0.member == member } }
    }
}
