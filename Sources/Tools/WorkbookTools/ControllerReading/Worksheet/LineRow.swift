/// Lines of a part that belong to the same actor and have the same message.
struct LineRow {
    var lines: ClosedRange<Int>
    /// The uses in these lines, each with its kind.
    var seen: [(kind: String, use: String)]
    /// The actor, or nil if nothing tells.
    let actor: Actor?
    /// The message that replaces the lines, or a note that they stay.
    let message: String
}

/// Divides a part into lines, each with its actor and its message.
struct LineRows {
    let proposal: Proposal
    private var cast: Cast { proposal.cast }

    /// Returns the rows of a part without its closures, which have rows of their own.
    func rows(of part: ControllerPart) -> [LineRow] {
        let inner = proposal.controller.parts.filter { $0.outer == part.index && $0.file.path == part.file.path }
        let others = Set(
            inner.flatMap { $0.lines.lowerBound == $0.lines.upperBound ? [] : Array($0.lines.dropFirst()) })
        var rows: [LineRow] = []
        for line in part.lines where !others.contains(line) {
            guard let row = row(of: part, line) else {
                if let last = rows.last, last.lines.upperBound == line - 1, hasCode(line, part) {
                    rows[rows.count - 1].lines = last.lines.lowerBound...line
                }
                continue
            }
            if let last = rows.last, last.message == row.message,
                last.actor.map(cast.name) == row.actor.map(cast.name)
            {
                rows[rows.count - 1].lines = last.lines.lowerBound...line
                rows[rows.count - 1].seen += row.seen
            } else {
                rows.append(row)
            }
        }
        return rows
    }

    private func row(of part: ControllerPart, _ line: Int) -> LineRow? {
        let concernUses = proposal.graph.concernUses.filter { $0.part == part.index && $0.line == line }
        let placed = proposal.findings.placed.filter {
            $0.part == part.index && $0.lines.contains(line) && !($0.lines == part.lines && $0.lines.count > 1)
        }
        let calls = (proposal.graph.calls[part.index] ?? []).filter { $0.line == line }
        let seen = concernUses.map { (kind: $0.kind.rawValue, use: $0.use) }
        if let field = proposal.findings.fields.first(where: { $0.part == part.index && $0.lines.contains(line) }) {
            return LineRow(
                lines: line...line, seen: seen, actor: .presenter, message: "`\(field.name)` of `\(proposal.model)`")
        }
        if !placed.isEmpty {
            let isData = concernUses.contains { $0.kind.isData }
            return told(placed.map(\.message), at: line, of: part, seen, isData: isData)
        }
        if let call = calls.first {
            let callee = proposal.controller.parts[call.member]
            let job = proposal.jobs.first { $0.part.index == call.member && $0.lines == nil }
            if let job {
                return LineRow(
                    lines: line...line, seen: [("call", callee.title)], actor: .presenter,
                    message: "`\(proposal.request(job.message, from: part.index))`")
            }
            let isView = proposal.graph.isViewOnly(call.member)
            let isInJob = !jobs(around: part).isEmpty && !isView
            return LineRow(
                lines: line...line, seen: [("call", callee.title)],
                actor: isView ? .view : isInJob ? .interactor : .presenter,
                message: isView ? "stays" : isInJob ? jobs(around: part) : "see `\(callee.title)`")
        }
        guard let first = concernUses.max(by: { Self.rank($0.kind) < Self.rank($1.kind) }) else { return nil }
        // The actor that does the job decides about its data, and keeps what it needs for that.
        let around = jobs(around: part)
        if !around.isEmpty, first.kind == .businessRule || first.kind == .formatting {
            return LineRow(lines: line...line, seen: seen, actor: .interactor, message: around)
        }
        return LineRow(
            lines: line...line, seen: seen, actor: cast.actor(for: first.kind), message: message(first.kind, part))
    }

    /// The row of a line that one or several messages replace.
    private func told(
        _ messages: [ProposedMessage], at line: Int, of part: ControllerPart, _ seen: [(kind: String, use: String)],
        isData: Bool
    ) -> LineRow {
        let first = messages[0]
        let others = messages.dropFirst().filter {
            $0.role.hearer != first.role.hearer || $0.occasion != first.occasion
        }
        let begun = proposal.jobs.first { $0.part.index == part.index && $0.lines?.contains(line) == true }
        let keys = ([first] + others).map { message in
            let job = message.role == .job ? begun.map { cast.named($0.message).key } : nil
            return "`\(job ?? message.key)`"
        }
        return LineRow(
            lines: line...line, seen: seen, actor: first.role == .job && isData ? .data : first.role.hearer,
            message: keys.joined(separator: ", "))
    }

    /// Whether a line has more in it than braces.
    private func hasCode(_ line: Int, _ part: ControllerPart) -> Bool {
        part.file.lineText(line).contains { $0.isLetter }
    }

    /// The rank that decides which of several uses counts: the one that is hardest to leave in a screen.
    private static func rank(_ kind: ConcernUse.Kind) -> Int {
        switch kind {
        case .networking, .storage, .service: 5
        case .navigation: 4
        case .news: 3
        case .businessRule, .formatting: 2
        case .state: 1
        case .view, .telemetry: 0
        }
    }

    private func message(_ kind: ConcernUse.Kind, _ part: ControllerPart) -> String {
        switch kind {
        case .networking, .storage, .service:
            let job = jobs(around: part)
            return job.isEmpty ? "a job that has no name yet" : job
        case .view: return "stays"
        case .state: return "what the \(cast.name(.presenter)) remembers"
        case .formatting: return "text that is ready when it is displayed"
        case .businessRule: return "a decision, on the way to what is displayed"
        case .telemetry: return "told where the event is answered"
        case .news: return "news to the \(cast.name(.presenter))"
        case .navigation: return "a way"
        }
    }

    /// The jobs whose code contains the part.
    private func jobs(around part: ControllerPart) -> String {
        let around = proposal.jobs.filter {
            $0.lines == nil && proposal.graph.reach($0.part.index).contains(part.index)
        }
        let sizes = around.map { proposal.graph.reach($0.part.index).count }
        let whole = zip(around, sizes).filter { $0.1 == sizes.min() }.map(\.0)
        let here = proposal.jobs.filter { $0.lines != nil && $0.part.index == part.index }
        let names = (whole + here).map { "`\(cast.named($0.message).key)`" }
        return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ", ")
    }
}
