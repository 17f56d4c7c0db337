import SourceModel

/// The questions that a reader of the controller alone can't decide.
struct Doubts {
    let controller: MassiveController
    let graph: CallGraph
    let events: [EventReader.Event]
    let jobs: [JobReader.Job]
    let cast: Cast

    var all: [OpenQuestion] { controller.members.compactMap(doubt) + nameless }

    /// Questions about data uses outside every known job.
    private var nameless: [OpenQuestion] {
        let inside = Set(jobs.flatMap { $0.lines == nil ? graph.reach($0.part.index) : [$0.part.index] })
        return graph.concernUses.filter { $0.kind.isData && !inside.contains($0.part) }.map { concernUse in
            OpenQuestion(
                part: concernUse.part, line: concernUse.line,
                text: "`\(concernUse.use)` is about data, and nothing here says what the job is called")
        }
    }

    private func doubt(about part: ControllerPart) -> OpenQuestion? {
        let line = part.lines.lowerBound
        func ask(_ text: String) -> OpenQuestion { OpenQuestion(part: part.index, line: line, text: text) }
        let kinds = Set(graph.own(part.index).map(\.kind))
        if UIKitCalls.data.contains(part.member.name), part.member.parameters.count > 1 {
            return ask(
                "whoever brings data calls this: let the \(cast.name(.data)) be that delegate, and find a name for its answer"
            )
        }
        if events.contains(where: { $0.part.member == part.member }) || part.member.kind == .initializer { return nil }
        if jobs.contains(where: { $0.part.index == part.index && $0.lines == nil }) {
            guard isCalledFromOutside(part) else { return nil }
            return ask(
                "another screen calls it: the job may belong to the \(cast.name(.interactor)) of that screen's module")
        }
        if part.member.isStatic || part.member.has("override") { return nil }
        if !part.conformances.isEmpty, part.member.access == nil || part.member.access == .public { return nil }
        let isOpen = isCalledFromOutside(part)
        if isOpen, !kinds.isSubset(of: [.view]) {
            return ask(
                "nobody in this controller calls it: who does, and is it data that is handed in, or news that comes back?"
            )
        }
        let calls = graph.callees(of: part.index)
        if kinds.isEmpty, calls.isEmpty, part.member.isFunction, !UIKitCalls.isAsked(part.member), hasStatements(part) {
            return ask(
                "nothing was seen in it that tells: the \(cast.name(.presenter))'s if it decides, the \(cast.name(.view))'s if it only arranges"
            )
        }
        return nil
    }

    private func isCalledFromOutside(_ part: ControllerPart) -> Bool {
        let member = part.member
        guard member.kind == .method, member.access != .private, member.access != .fileprivate else { return false }
        if ["override", "IBAction", "objc"].contains(where: member.has) || UIKitCalls.isAsked(member) { return false }
        return graph.callers(of: part.index).isEmpty && !isNamed(member)
    }

    /// Whether the controller passes the method along without calling it.
    private func isNamed(_ member: Declaration) -> Bool {
        controller.references.contains {
            $0.reference.name == member.name && $0.reference.offset != member.extent.name.lowerBound
        }
    }

    private func hasStatements(_ part: ControllerPart) -> Bool { part.lines.count > 2 }
}
