/// The steps of a worksheet: the journey, then an actor after the other.
struct WorksheetSteps {
    let proposal: Proposal
    private var findings: Findings { proposal.findings }
    private var name: String { proposal.name.joined }

    var text: String {
        let steps = [journey, worker, director, navigator, scene].filter { !$0.isEmpty }
        return steps.enumerated().map { "## Step \($0 + 1): \($1)" }.joined(separator: "\n\n")
    }

    private func places(of message: Message) -> String {
        let places = findings.placed.filter { $0.message == message }.map { placed in
            proposal.place(proposal.controller.parts[placed.part], placed.lines)
        }
        let unique = places.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let rest = unique.count > 8 ? " and \(unique.count - 8) more" : ""
        return unique.prefix(8).joined(separator: ", ") + rest
    }

    private func items(_ lines: [String]) -> String { lines.map { "- [ ] " + $0 }.joined(separator: "\n") }

    // MARK: - Journey

    private var journey: String {
        guard !proposal.steps.isEmpty else { return "" }
        let lines = proposal.steps.map { step in
            let shown = step.follows.map { "`\($0.key)`" }.joined(separator: ", ")
            let what = step.event.comment.isEmpty ? "" : " \(step.event.comment)"
            return "`\(step.event.key)`, \(proposal.place(step.part, step.part.lines)).\(what)"
                + (shown.isEmpty ? " What follows is not seen." : " Then: \(shown).")
        }
        return """
            the journey

            Before anything moves, write a test that does this on the screen as it is and looks at what is shown, each event \
            once with a good end and once with a bad one. It stays the same in all steps.

            \(items(lines))
            """
    }

    // MARK: - Worker

    private var worker: String {
        let jobs = proposal.jobs.uniqueMessages
        guard !jobs.isEmpty else { return "" }
        let lines = jobs.map { job in
            let ends = (proposal.answers[job.message.key] ?? []).map { "`\($0.key)`" }.joined(separator: " or ")
            let shown = proposal.displays(around: job).map { "`\($0.key)`" }.joined(separator: ", ")
            return "`\(job.message.key)`, from \(places(of: job.message)); ends in \(ends)."
                + (shown.isEmpty ? "" : " Shown around it: \(shown).")
        }
        return """
            the Worker

            One job after the other: move its lines into a type that keeps to `\(name)Store`, and let the old controller call \
            that. The Worker itself is written. Test the type by itself, with what may go wrong; then run the journey.

            \(items(lines))
            """
    }

    // MARK: - Director

    private var director: String {
        guard !findings.messages(.event).isEmpty else { return "" }
        let models = findings.models.map { model in
            let fields = model.fields.map { "`\($0.name)`" }.joined(separator: ", ")
            return "`\(model.name)`\(fields.isEmpty ? ": what the cells read is open" : " with \(fields)")."
        }
        let events = proposal.steps.map { step in
            let next = step.follows.map { "`\(ProposedDirector.receiver($0.role).filter { $0 != "?" }).\($0.key)`" }
                .joined(separator: ", ")
            return "`\(step.event.key)`\(next.isEmpty ? "" : " says \(next)")."
        }
        let answers = findings.messages(.answer).map { "`\($0.key)`: what is shown then." }
        return """
            the Director

            Fill one body after the other in `\(name)Director`, each after a test with the spies of the module. Formatting and \
            decisions go here; nothing of it is on the screen yet, so the journey stays as it is.

            \(items(models + unique(events) + answers))
            """
    }

    private func unique(_ lines: [String]) -> [String] {
        lines.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    // MARK: - Navigator and Scene

    private var navigator: String {
        let ways = findings.messages(.way)
        guard !ways.isEmpty else { return "" }
        return """
            the Navigator

            Fill each way in `\(name)Navigator`, and let the old controller call it where it pushes and presents now. Test it \
            in a navigation controller, and run the journey.

            \(items(ways.map { "`\($0.key)`, from \(places(of: $0))." }))
            """
    }

    private var scene: String {
        let lines = findings.messages(.display).map { message in
            let places = places(of: message)
            return "`\(message.key)`" + (places.isEmpty ? "." : ", from \(places).")
        }
        return """
            the Scene

            Move what is left into `\(name)Scene`: the views, their layout, and a body for each thing that is shown. Then open \
            `\(name)Navigator.makeModule` in place of the old controller, run the journey, and delete the controller.

            \(items(lines + ["The old controller is deleted, and the journey passes."]))
            """
    }
}
