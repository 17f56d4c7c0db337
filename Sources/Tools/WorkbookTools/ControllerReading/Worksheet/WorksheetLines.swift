/// The page's section about each method and closure of the controller, line by line.
struct WorksheetLines {
    let proposal: Proposal
    private var controller: MassiveController { proposal.controller }
    private var cast: Cast { proposal.cast }

    var text: String {
        "## Line by line\n\n" + controller.members.map(member).joined(separator: "\n\n")
    }

    private func member(_ part: ControllerPart) -> String {
        let inner = controller.parts.filter { $0.index > part.index && controller.root(of: $0).index == part.index }
        let becomes = becomes(part).map { " becomes \($0)" } ?? ""
        let head = "### `\(part.title)`, \(proposal.place(part, part.lines))\n\n"
        let rows = LineRows(proposal: proposal)
        let all = ([part] + inner).flatMap { one in rows.rows(of: one).map { (one, $0) } }
        if proposal.graph.isViewOnly(part.index), inner.allSatisfy({ proposal.graph.isViewOnly($0.index) }),
            becomes.isEmpty
        {
            let isEmpty = all.isEmpty
            return head
                + (isEmpty ? emptyWords(part) : "All of it is the \(cast.name(.view))'s and stays\(displays(all)).")
        }
        if part.member.kind == .initializer { return head + emptyWords(part) }
        var text = head
        if !becomes.isEmpty { text += "It\(becomes).\n\n" }
        if all.isEmpty { return text + emptyWords(part) }
        text += "| lines | in | seen | belongs to | in its place |\n| --- | --- | --- | --- | --- |\n"
        text += all.sorted { $0.1.lines.lowerBound < $1.1.lines.lowerBound }.map { row($0, $1, in: part) }.joined(
            separator: "\n")
        return text
    }

    /// The job or event that the whole part becomes.
    private func becomes(_ part: ControllerPart) -> String? {
        let jobs = proposal.jobs.filter { $0.part.index == part.index && $0.lines == nil }.map {
            "the job `\(cast.named($0.message).key)`"
        }
        let events = proposal.events.filter { $0.part.index == part.index }.map {
            "the event `\($0.message.key)`"
        }
        return (jobs + events).first
    }

    private func emptyWords(_ part: ControllerPart) -> String {
        if let question = proposal.findings.questions.first(where: { $0.part == part.index }) {
            return "Undecided: \(question.text)\(question.text.hasSuffix("?") ? "" : ".")"
        }
        if UIKitCalls.isAsked(part.member) { return "UIKit asks for it while it draws: the \(cast.name(.view))'s." }
        if part.member.kind == .initializer || part.member.isStatic {
            return "The \(cast.assembly) takes its place."
        }
        if part.member.name == "prepare" { return "The \(cast.name(.router))'s ways take its place." }
        if part.member.has("override") { return "Nothing but the screen's own: the \(cast.name(.view))'s." }
        if let heard = part.conformances.first(where: { !$0.hasPrefix("UI") && !$0.hasPrefix("NS") }) {
            return "Somebody says it by way of `\(heard)`: the \(cast.name(.presenter)) hears it."
        }
        let callers = proposal.graph.callers(of: part.index).map { "`\(controller.parts[$0].title)`" }
        return callers.isEmpty
            ? "Nothing was seen in it."
            : "Nothing was seen in it; it goes where \(callers.prefix(3).joined(separator: ", ")) goes."
    }

    private func displays(_ rows: [(ControllerPart, LineRow)]) -> String {
        let told = rows.filter { $0.1.message != "stays" }.map(\.1.message)
        let unique = told.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return unique.isEmpty ? "" : "; what changes while it runs is told by \(unique.joined(separator: ", "))"
    }

    private func row(_ part: ControllerPart, _ row: LineRow, in member: ControllerPart) -> String {
        let lines = row.lines.count == 1 ? "\(row.lines.lowerBound)" : "\(row.lines.lowerBound)-\(row.lines.upperBound)"
        let place = part.closure == nil ? "" : handler(part) ?? "its \(part.title)"
        return "| \(lines) | \(place) | \(seen(row)) | \(row.actor.map(cast.name) ?? "undecided") | \(row.message) |"
    }

    private func handler(_ part: ControllerPart) -> String? {
        proposal.events.first { $0.part.index == part.index }.map { "`\($0.message.name)`" }
    }

    /// Each kind once, with some of its uses.
    private func seen(_ row: LineRow) -> String {
        var kinds: [String] = []
        for (kind, _) in row.seen where !kinds.contains(kind) { kinds.append(kind) }
        return kinds.map { kind in
            let uses = row.seen.filter { $0.kind == kind }.map(\.use).reduce(into: [String]()) {
                if !$0.contains($1) { $0.append($1) }
            }
            let shown = uses.prefix(2).map { "`\($0.filter { $0 != "|" && $0 != "\n" && $0 != "`" })`" }.joined(
                separator: ", ")
            return "\(kind): \(shown)\(uses.count > 2 ? ", ..." : "")"
        }.joined(separator: "; ")
    }
}
