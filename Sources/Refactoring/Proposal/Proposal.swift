import Scaffolding
import SourceModel

/// A way out of a controller: the messages that take its place, where each stands now, and what is left to decide.
struct Proposal {
    /// An event with what follows it, as far as it is seen.
    struct Step {
        let event: Message
        let part: ControllerPart
        let follows: [Message]
    }

    let name: ModuleName
    let controller: MassiveController
    let graph: CallGraph
    let rows: RowReader.Rows?
    private(set) var findings = Findings()
    private(set) var events: [EventReader.Event] = []
    private(set) var jobs: [JobReader.Job] = []
    private(set) var answers: [String: [Message]] = [:]

    /// Proposes a module of that name.
    init(for controller: MassiveController, named name: ModuleName) {
        self.name = name
        self.controller = controller
        graph = CallGraph(controller, ConcernUseReader(controller: controller).read())
        rows = RowReader(controller: controller, module: name.joined).read()
        WayReader(controller: controller, concernUses: graph.concernUses, group: name.parts[0]).read(into: &findings)
        events = EventReader(controller: controller, graph: graph, row: RowReader.one(rows)).read()
        jobs = JobReader(controller: controller, graph: graph).read(handlers: Set(events.map(\.part.index)))
        for job in jobs { add(job) }
        DisplayReader(controller: controller, rows: rows, model: model).read(into: &findings)
        if let rows, rows.entity != nil || !rows.fields.isEmpty || uses(model) { addModel(rows) }
        for index in events.indices { events[index] = named(events[index]) }
        for question in Doubts(controller: controller, graph: graph, events: events, jobs: jobs).all {
            findings.ask(controller.parts[question.part], line: question.line, question.text)
        }
    }

    /// `ItemsListItemUI`: one row, ready for labels.
    var model: String { name.joined + (rows == nil ? "Row" : RowReader.one(rows)) + "UI" }

    private func uses(_ type: String) -> Bool {
        findings.messages.contains { $0.parameters.contains { $0.type.contains(type) } }
    }

    private mutating func addModel(_ rows: RowReader.Rows) {
        findings.fields = rows.places
        findings.models.append(
            ProposedModel(
                name: model, comment: "One of the \(rows.list) as its row shows it: every value is ready for a label.",
                fields: rows.fields))
        findings.add(
            Message(
                role: .display, name: "display", parameters: [.init(label: rows.list, type: "[\(model)]")],
                comment: "Shows these rows in place of what was there."))
    }

    private mutating func named(_ event: EventReader.Event) -> EventReader.Event {
        var stem = event.stem
        if event.mayGrow, WordParts.words(stem).count == 1 {
            let named =
                findings.placed.filter { $0.part == event.part.index }.map(\.message)
                + jobs.filter { graph.reach(event.part.index).contains($0.part.index) }.map(\.message)
            let longer = named.map {
                $0.role == .way ? String($0.name.dropFirst(4)) : SwiftWord.typeName(from: $0.name)
            }
            stem = longer.first { $0.hasPrefix(stem) && $0.count > stem.count } ?? stem
        }
        let message = Message(role: .event, name: "on" + stem, parameters: event.parameters, comment: event.comment)
        findings.add(message, part: event.part, lines: event.part.lines)
        return EventReader.Event(
            part: event.part, stem: stem, parameters: event.parameters, comment: event.comment, mayGrow: event.mayGrow)
    }

    // MARK: - Jobs

    private mutating func add(_ job: JobReader.Job) {
        findings.add(job.message, part: job.part, lines: job.lines ?? job.part.lines)
        let words = WordParts.words(job.message.name)
        let verb = words.first ?? ""
        let isOnly = jobs.filter { WordParts.words($0.message.name).first == verb }.map(\.message.name).allSatisfy {
            $0 == job.message.name
        }
        let stem = isOnly ? verb : words.joined()
        let rest = SwiftWord.variableName(from: words.dropFirst().joined())
        var ends: [Message] = []
        if verb == "Fetch", let result = job.result,
            let element = TypeWords(controller: controller).element(of: result.knownType)
        {
            ends.append(
                Message(
                    role: .answer, name: "present", parameters: [.init(label: result.name, type: "[\(element)]")],
                    comment: "These are the \(result.name), in their order."))
        } else {
            ends.append(
                Message(
                    role: .answer, name: "present\(stem)Success", comment: "`\(job.message.name)` is done."))
            if verb == "Fetch", job.lines == nil {
                findings.ask(
                    job.part, line: job.part.lines.lowerBound,
                    "what `\(job.message.name)` brings is not written: give `present\(stem)Success` the \(rest.isEmpty ? "result" : rest)"
                )
            }
        }
        ends.append(
            Message(role: .answer, name: "present\(stem)Error", comment: "`\(job.message.name)` failed."))
        for end in ends { findings.add(end) }
        answers[job.message.key] = ends
    }

    // MARK: - What follows

    /// What was shown while a job went on or behind its end.
    func displays(around job: JobReader.Job) -> [Message] {
        let reach = graph.reach(job.part.index)
        let shown = findings.placed.filter { reach.contains($0.part) && $0.message.role == .display }.map(\.message)
        return shown.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The events in the order of a visit: the screen's own first.
    var steps: [Step] {
        let doing = jobs.filter { $0.lines == nil }
        return events.map { event in
            let message = findings.messages(.event).first { $0.name == "on" + event.stem }
            let inside = graph.reach(event.part.index)
            let started = doing.filter { inside.contains($0.part.index) }
            let later = Set(started.flatMap { graph.reach($0.part.index) })
            let here = findings.placed.filter {
                inside.contains($0.part) && !later.contains($0.part) && $0.message.role != .event
            }.map(\.message)
            var follows: [Message] = []
            for next in here + started.map(\.message) where !follows.contains(next) { follows.append(next) }
            return Step(
                event: message ?? Message(role: .event, name: "on" + event.stem, comment: ""), part: event.part,
                follows: follows)
        }
    }
}
