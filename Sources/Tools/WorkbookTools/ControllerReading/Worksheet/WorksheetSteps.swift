/// The steps of a worksheet: the journey, then one actor after another.
struct WorksheetSteps {
    let proposal: Proposal
    private var findings: Findings { proposal.findings }
    private var name: String { proposal.name.joined }
    private var cast: Cast { proposal.cast }

    var text: String {
        let steps = [journey, jobs, presenter, ways, view].filter { !$0.isEmpty }
        return steps.enumerated().map { "## Step \($0 + 1): \($1)" }.joined(separator: "\n\n")
    }

    private func places(of message: ProposedMessage) -> String {
        list(
            findings.placed.filter { $0.message == message }.map { placed in
                proposal.place(proposal.controller.parts[placed.part], placed.lines)
            })
    }

    private func list(_ places: [String]) -> String {
        let unique = places.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let rest = unique.count > 8 ? " and \(unique.count - 8) more" : ""
        return unique.prefix(8).joined(separator: ", ") + rest
    }

    /// `navigator.gotoAddItem()`
    private func said(_ message: ProposedMessage) -> String {
        "\(cast.part(message.role).receiver.filter { $0 != "?" }).\(message.key)"
    }

    /// In Clean VIPER, an event keeps its name from actor to actor.
    private var isQualified: Bool { cast.architecture == .cleanViper }

    private func items(_ lines: [String]) -> String { lines.map { "- [ ] " + $0 }.joined(separator: "\n") }

    // MARK: - Journey

    private var journey: String {
        guard !proposal.steps.isEmpty else { return "" }
        let lines = proposal.steps.map { step in
            let shown = step.follows.map { "`\(isQualified ? said($0) : $0.key)`" }.joined(separator: ", ")
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

    // MARK: - Jobs

    private var jobs: String {
        let jobs = proposal.jobs.uniqueMessages
        guard !jobs.isEmpty else { return "" }
        let lines = jobs.map { job in
            let ends = (proposal.answers[job.message.key] ?? []).map { "`\($0.key)`" }
            // A list in Clean VIPER has a start, an end, and an answer between them.
            let told =
                ends.count > 2 ? "tells \(ends.joined(separator: ", "))" : "ends in \(ends.joined(separator: " or "))"
            let shown = proposal.displays(around: job).map { "`\($0.key)`" }.joined(separator: ", ")
            return "`\(cast.named(job.message).key)`, from \(list(begun(job))); \(told)."
                + (shown.isEmpty ? "" : " Shown around it: \(shown).")
        }
        return """
            the \(cast.name(.interactor))

            One job after the other: move its lines into a type that keeps to `\(name)\(cast.store)`, and let the old controller call \
            that. \(written) Test the type by itself, with what may go wrong; then run the journey.

            \(items(lines))
            """
    }

    /// The places where the same job begins.
    private func begun(_ job: JobReader.Job) -> [String] {
        proposal.jobs.filter { $0.message == job.message }.map { proposal.place($0.part, $0.lines ?? $0.part.lines) }
    }

    private var written: String {
        switch cast.architecture {
        case .viperS: "The Worker itself is written."
        case .viper:
            "The Interactor and its LocalDataManager are written; what a job decides about its data goes to the Interactor."
        case .cleanViper: "The UseCase is written; what a job decides about its data goes there."
        }
    }

    // MARK: - Presenter

    private var presenter: String {
        guard !findings.messages(.event).isEmpty else { return "" }
        let models = findings.models.map { model in
            let fields = model.fields.map { "`\($0.name)`" }.joined(separator: ", ")
            return "`\(model.name)`\(fields.isEmpty ? ": what the cells read is open" : " with \(fields)")."
        }
        let events = proposal.steps.map { step in
            let next = step.follows.map { "`\(said($0))`" }.joined(separator: ", ")
            return "`\(step.event.key)`\(next.isEmpty ? "" : " says \(next)")."
        }
        let answers = findings.messages(.answer).map { "`\($0.key)`: what is shown then." }
        return """
            the \(cast.name(.presenter))

            Fill one body after the other in `\(name)\(cast.name(.presenter))`, each after a test with the spies of the module. Formatting and \
            decisions go here; nothing of it is on the screen yet, so the journey stays as it is.\(colors)

            \(items(models + unique(events) + answers))
            """
    }

    /// The sentence about a color's meaning, for a presenter that knows no UIKit.
    private var colors: String {
        let types =
            findings.models.flatMap { $0.fields.map(\.name) }
            + findings.messages(.display).flatMap {
                $0.parameters.map(\.label)
            }
        guard cast.architecture != .viperS, let plain = types.first(where: { $0.lowercased().hasSuffix("standsout") })
        else {
            return ""
        }
        return " The color itself stays in the \(cast.name(.view)): `\(plain)` says what it means."
    }

    private func unique(_ lines: [String]) -> [String] {
        lines.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    // MARK: - Ways and view

    private var ways: String {
        let ways = findings.messages(.way)
        guard !ways.isEmpty else { return "" }
        return """
            the \(cast.name(.router))

            Fill each way in `\(name)\(cast.name(.router))`, and let the old controller call it where it pushes and presents now. Test it \
            in a navigation controller, and run the journey.

            \(items(ways.map { "`\($0.key)`, from \(places(of: $0))." }))
            """
    }

    private var view: String {
        let lines = findings.messages(.display).map { message in
            let places = places(of: message)
            return "`\(message.key)`" + (places.isEmpty ? "." : ", from \(places).")
        }
        return """
            the \(cast.name(.view))

            Move what is left into `\(name)\(cast.name(.view))`: the views, their layout, and a body for each thing that is shown. Then open \
            `\(name)\(cast.assemblyCall)` in place of the old controller, run the journey, and delete the controller.

            \(items(lines + ["The old controller is deleted, and the journey passes."]))
            """
    }
}
