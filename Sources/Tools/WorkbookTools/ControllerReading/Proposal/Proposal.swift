import SourceModel

/// A way out of a controller: the messages that replace it, the present place of each, and the open questions.
struct Proposal {
    /// An event and the messages that follow it, as far as the readers see them.
    struct Step {
        let event: ProposedMessage
        let part: ControllerPart
        let follows: [ProposedMessage]
    }

    let name: ModuleName
    let cast: Cast
    let controller: MassiveController
    let graph: CallGraph
    let rows: RowReader.Rows?
    private(set) var findings = Findings()
    private(set) var events: [EventReader.Event] = []
    private(set) var jobs: [JobReader.Job] = []
    private(set) var answers: [String: [ProposedMessage]] = [:]
    /// The list that a job brings, by the job's key.
    private(set) var brings: [String: ProposedMessage.Parameter] = [:]

    /// Proposes a module of that name.
    init(
        for controller: MassiveController, named name: ModuleName, in architecture: ScaffoldArchitecture = .viperS
    ) {
        self.name = name
        cast = Cast(architecture)
        self.controller = controller
        graph = CallGraph(controller, ConcernUseReader(controller: controller).read())
        rows = RowReader(controller: controller, module: name.joined).read()
        WayReader(controller: controller, concernUses: graph.concernUses, group: name.parts[0], cast: cast).read(
            into: &findings)
        events = EventReader(controller: controller, graph: graph, row: RowReader.one(rows)).read()
        jobs = JobReader(controller: controller, graph: graph).read(handlers: Set(events.map(\.part.index)))
        for job in jobs { add(job) }
        DisplayReader(controller: controller, rows: rows, model: model).read(into: &findings)
        if let rows, rows.entity != nil || !rows.fields.isEmpty || uses(model) { addModel(rows) }
        for index in events.indices { rename(eventAt: index) }
        switch architecture {
        case .viperS: break
        case .viper: retell(in: ViperWords(proposal: self))
        case .cleanViper: retell(in: CleanViperWords(proposal: self))
        }
        for job in jobs { ask(about: job) }
        for question in Doubts(controller: controller, graph: graph, events: events, jobs: jobs, cast: cast).all {
            findings.ask(controller.parts[question.part], line: question.line, question.text)
        }
    }

    /// Translates all findings into another architecture's words.
    private mutating func retell(in words: some ContractWords) {
        var (findings, events, answers) = (findings, events, answers)
        findings.retell(words.messages)
        for index in events.indices {
            let told = words.messages(for: events[index].message, at: nil)
            events[index].message =
                findings.placed.first { $0.message.role == .event && $0.part == events[index].part.index }?.message
                ?? told.first ?? events[index].message
        }
        for job in jobs { answers[job.message.key] = words.ends(of: job) }
        for question in words.questions {
            findings.ask(controller.parts[question.part], line: question.line, question.text)
        }
        (self.findings, self.events, self.answers) = (findings, events, answers)
    }

    /// The display model's name: `ItemsListItemUI` in VIPER-S, `ItemsListRow` in VIPER, else `ItemsListViewModel`.
    var model: String {
        switch cast.architecture {
        case .viperS: name.joined + (rows == nil ? "Row" : RowReader.one(rows)) + "UI"
        case .viper: name.joined + "Row"
        case .cleanViper: name.joined + "ViewModel"
        }
    }

    /// The presenter's call for a job from within a part: `dataManager.fetchItems()`.
    func request(_ job: ProposedMessage, from part: Int) -> String {
        let receiver = cast.part(.job).receiver.filter { $0 != "?" }
        guard cast.architecture == .cleanViper else { return "\(receiver).\(job.key)" }
        let around = occasions.around(part).map(\.name)
        let asking = occasions.starting(job)
        let here = asking.first { around.contains($0.name) } ?? asking.first
        return "\(receiver).\(here.map { CleanViperWords(proposal: self).request($0).key } ?? job.key)"
    }

    /// The property that the screen lists, if its rows have a model: `items`.
    var list: String? { findings.models.contains { $0.name == model } ? rows?.list : nil }

    /// Whether an actor receives any message in that role.
    func says(_ role: ProposedMessage.Role) -> Bool { !findings.messages(role).isEmpty }

    private func uses(_ type: String) -> Bool {
        findings.messages.contains { $0.parameters.contains { $0.type.contains(type) } }
    }

    private mutating func addModel(_ rows: RowReader.Rows) {
        // A Scene may get UIKit's values.
        let isPlain = cast.architecture != .viperS
        let types = Dictionary(rows.fields.map { ($0.name, $0.type) }) { first, _ in first }
        findings.fields = rows.places.map { part, lines, name in
            (part, lines, isPlain ? PlainValue.parameter(name, types[name] ?? "").name : name)
        }
        findings.models.append(
            ProposedModel(
                name: model, comment: "One of the \(rows.list) as its row shows it: every value is ready for a label.",
                fields: isPlain ? PlainValue.fields(rows.fields) : rows.fields))
        findings.add(
            ProposedMessage(
                role: .display, name: "display", parameters: [.init(label: rows.list, type: "[\(model)]")],
                comment: "Shows these rows in place of what was there."))
    }

    private mutating func rename(eventAt index: Int) {
        let event = events[index]
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
        let message = ProposedMessage(
            role: .event, name: "on" + stem, parameters: event.message.parameters, comment: event.message.comment)
        events[index].message = message
        findings.add(message, part: event.part, lines: event.part.lines)
    }

    // MARK: - Jobs

    /// The word that names the ends of a job: its verb, unless another job has the same one.
    func stem(of job: JobReader.Job) -> String {
        let words = WordParts.words(job.message.name)
        let isOnly = jobs.filter { WordParts.words($0.message.name).first == words.first }.allSatisfy {
            $0.message.name == job.message.name
        }
        return isOnly ? words.first ?? "" : words.joined()
    }

    private mutating func add(_ job: JobReader.Job) {
        findings.add(job.message, part: job.part, lines: job.lines ?? job.part.lines)
        let stem = stem(of: job)
        var ends: [ProposedMessage] = []
        if job.isFetch, let result = job.result,
            let element = TypeWords(controller: controller).element(of: result.knownType)
        {
            let list = ProposedMessage.Parameter(label: result.name, type: "[\(element)]")
            brings[job.message.key] = list
            ends.append(
                ProposedMessage(
                    role: .answer, name: "present", parameters: [list],
                    comment: "These are the \(result.name), in their order."))
        } else {
            ends.append(
                ProposedMessage(
                    role: .answer, name: "present\(stem)Success", comment: "`\(job.message.name)` is done."))
        }
        ends.append(
            ProposedMessage(role: .answer, name: "present\(stem)Error", comment: "`\(job.message.name)` failed."))
        for end in ends { findings.add(end) }
        answers[job.message.key] = ends
    }

    private mutating func ask(about job: JobReader.Job) {
        guard job.isFetch, job.lines == nil, brings[job.message.key] == nil, let done = answers[job.message.key]?.first
        else {
            return
        }
        let rest = SwiftWord.variableName(from: WordParts.words(job.message.name).dropFirst().joined())
        findings.ask(
            job.part, line: job.part.lines.lowerBound,
            "what `\(cast.named(job.message).name)` brings is not written: give `\(done.name)` the \(rest.isEmpty ? "result" : rest)"
        )
    }

    // MARK: - What follows

    /// The display messages while a job runs or after its end.
    func displays(around job: JobReader.Job) -> [ProposedMessage] {
        let reach = graph.reach(job.part.index)
        let shown = findings.placed.filter { reach.contains($0.part) && $0.message.role == .display }.map(\.message)
        return shown.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The events in the order of a visit, the screen's own first.
    var steps: [Step] {
        let doing = jobs.filter { $0.lines == nil }
        return events.map { event in
            let inside = graph.reach(event.part.index)
            let started = doing.filter { inside.contains($0.part.index) }
            let later = Set(started.flatMap { graph.reach($0.part.index) })
            let here = findings.placed.filter {
                inside.contains($0.part) && !later.contains($0.part) && $0.message.role != .event
                    && $0.message.occasion == event.message.occasion
            }.map(\.message)
            var follows: [ProposedMessage] = []
            for next in here + requests(started, event) where !follows.contains(next) { follows.append(next) }
            return Step(event: event.message, part: event.part, follows: follows)
        }
    }
}
