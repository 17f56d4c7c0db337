import SourceModel

/// Clean VIPER's words, as in Resnick's listings and lesson 08: each event has outputs of its own.
struct CleanViperWords: ContractWords {
    let proposal: Proposal
    private let occasions: Occasions

    init(proposal: Proposal) {
        self.proposal = proposal
        occasions = proposal.occasions
    }

    func messages(for message: ProposedMessage, at place: PlacedMessage?) -> [ProposedMessage] {
        switch message.role {
        case .event:
            let events = proposal.events.filter { $0.message == message }
            return (events.first { $0.part.index == place?.part } ?? events.first).map { [event($0)] }
                ?? [message]
        case .display: return displays(message, at: place)
        case .job:
            let asking = occasions.starting(message)
            return (place == nil ? asking : asking.filter { isAround(place, $0) }).map(request)
        case .answer:
            let ending = proposal.jobs.filter { proposal.answers[$0.message.key]?.first == message }
            return ending.flatMap { ends(of: $0) }
        case .way: return ways(message, at: place)
        }
    }

    private func isAround(_ place: PlacedMessage?, _ occasion: Occasions.Occasion) -> Bool {
        place.map { occasions.around($0.part).contains { $0.name == occasion.name } } ?? true
    }

    // MARK: - Inward

    private func event(_ event: EventReader.Event) -> ProposedMessage {
        let name = Occasions.name(of: event)
        return ProposedMessage(
            role: .event, name: "event" + name,
            parameters: event.message.parameters.map {
                $0.label == "index" ? ProposedMessage.Parameter(label: "at", name: "index", type: $0.type) : $0
            }, comment: event.message.comment, occasion: name)
    }

    /// The presenter's message to its UseCase: the same event, with the plain values that its jobs need.
    func request(_ occasion: Occasions.Occasion) -> ProposedMessage {
        var parameters = occasion.event.map { event($0).parameters } ?? []
        for parameter in occasion.jobs.flatMap(\.message.parameters)
        where TypeWords.foreign(in: parameter.type).isEmpty
            && !parameters.contains(where: { $0.label == parameter.label })
        {
            parameters.append(parameter)
        }
        let jobs = occasion.jobs.map { "`\(proposal.cast.named($0.message).key)`" }.joined(separator: ", ")
        return ProposedMessage(
            role: .job, name: "event" + occasion.name, parameters: parameters,
            comment: "Has \(jobs) done.",
            occasion: occasion.name)
    }

    // MARK: - Outputs of the UseCase

    func ends(of job: JobReader.Job) -> [ProposedMessage] {
        occasions.starting(job.message).flatMap { ends(of: job, in: $0) }
    }

    private func ends(of job: JobReader.Job, in occasion: Occasions.Occasion) -> [ProposedMessage] {
        let word = word(for: job, in: occasion)
        func message(_ name: String, _ comment: String, _ parameters: [ProposedMessage.Parameter] = [])
            -> ProposedMessage
        {
            ProposedMessage(
                role: .answer, name: name, parameters: parameters, comment: comment, occasion: occasion.name)
        }
        guard let list = proposal.brings[job.message.key] else {
            let name = proposal.cast.named(job.message).name
            return [
                message("present\(word)Success", "`\(name)` is done."),
                message("present\(word)Error", "`\(name)` failed."),
            ]
        }
        let model = proposal.presentation(of: list)
        let parameter = ProposedMessage.Parameter(label: model.label, type: model.name)
        return [
            message("present\(word)Start", "A list begins; until its end nothing is complete."),
            message("present", "The next one of the \(list.label).", [parameter]),
            message("presentNo\(word)Found", "There are no \(list.label)."),
            message("present\(word)Error", "The \(list.label) couldn't be fetched."),
            message("present\(word)End", "The list is complete, whatever came since its start."),
        ]
    }

    /// `Items` for a fetched list; otherwise the event's name, or the job's if the event starts several.
    func word(for job: JobReader.Job?, in occasion: Occasions.Occasion) -> String {
        guard let job else { return occasion.name }
        let noun = WordParts.words(job.message.name).dropFirst().joined()
        let isOfScreen = occasion.event?.source == .lifeCycle
        if proposal.brings[job.message.key] != nil || isOfScreen && job.isFetch, SwiftWord.isName(noun) {
            return noun
        }
        return occasion.jobs.count == 1 && !isOfScreen
            ? occasion.name : SwiftWord.typeName(from: job.message.name)
    }

    // MARK: - Outputs of the presenter

    private func displays(_ message: ProposedMessage, at place: PlacedMessage?) -> [ProposedMessage] {
        if place == nil, proposal.findings.placed.contains(where: { $0.message == message }) {
            return []
        }
        return occasions.around(place?.part ?? -1).flatMap { occasion -> [ProposedMessage] in
            let job = occasions.job(of: occasion, around: place?.part)
            return shown(message, begins: place?.begins, of: job, in: occasion).map {
                name, parameters, comment in
                ProposedMessage(
                    role: .display, name: name, parameters: parameters, comment: comment,
                    occasion: occasion.name)
            }
        }
    }

    private typealias Shown = (String, [ProposedMessage.Parameter], String)

    private func shown(
        _ message: ProposedMessage, begins: Bool?, of job: JobReader.Job?, in occasion: Occasions.Occasion
    ) -> [Shown] {
        let word = word(for: job, in: occasion)
        let isList = job.map { proposal.brings[$0.message.key] != nil } ?? false
        let rows: Shown =
            isList || job == nil
            ? ("show\(word)", [], "Shows the rows anew; the presenter is asked for each that is seen.")
            : ("show\(word)End", [], "Shows that it ended, and the rows anew.")
        if message == DisplayReader.loading {
            let start: Shown = ("show\(word)Start", [], "Shows that work goes on.")
            let end: Shown = isList ? rows : ("show\(word)End", [], "Shows that it ended.")
            return begins.map { [$0 ? start : end] } ?? [start, end]
        }
        guard let first = message.parameters.first else { return [] }
        if first.type == "[\(proposal.model)]" { return [rows] }
        let text = [ProposedMessage.Parameter(label: "message", type: "String")]
        switch (first.label, message.parameters.count) {
        case ("placeholder", 1): return [("show\(word)", text, message.comment)]
        case ("error", 1): return [("show\(word)Error", text, message.comment)]
        case ("success", 1): return [("show\(word)Success", text, message.comment)]
        case ("question", 1): return [("show\(word)Question", text, message.comment)]
        case ("message", 1): return [("show\(word)ProposedMessage", text, message.comment)]
        default:
            let isReady = occasion.event.map { $0.source == .lifeCycle } ?? true
            let values = PlainValue.parameters(message.parameters)
            return [(isReady ? "show" : "show\(word)", values, message.comment)]
        }
    }

    // MARK: - Ways

    private func ways(_ message: ProposedMessage, at place: PlacedMessage?) -> [ProposedMessage] {
        guard let place else { return [] }
        return occasions.around(place.part).map { occasion in
            ProposedMessage(
                role: .way, name: wayName(message, of: occasion), parameters: plain(message.parameters),
                comment: message.comment, leads: message.leads, occasion: occasion.name)
        }
    }

    private func wayName(_ message: ProposedMessage, of occasion: Occasions.Occasion) -> String {
        switch message.leads {
        case .back, .close: return "eventDone"
        case .root: return "eventAllDone"
        case .screen, nil:
            let inside = occasions.reach(of: occasion)
            let others = proposal.findings.placed.filter {
                inside.contains($0.part) && $0.message.role == .way && $0.message != message
                    && $0.message.isForward
            }
            let screen = message.leads?.screen ?? "Page"
            return others.isEmpty ? "event" + occasion.name : "event\(occasion.name)\(screen)"
        }
    }

    /// A router receives an entity's id, if it has one, because the entity itself stays with the UseCase.
    private func plain(_ parameters: [ProposedMessage.Parameter]) -> [ProposedMessage.Parameter] {
        parameters.compactMap { parameter in
            guard !TypeWords.foreign(in: parameter.type).isEmpty else {
                return .init(label: parameter.variable, type: parameter.type)
            }
            let label = parameters.count == 1 ? "id" : parameter.variable + "ID"
            return id(of: parameter.type).map { .init(label: label, type: $0) }
        }
    }

    private func id(of type: String) -> String? {
        let known = proposal.controller.codebase.type(at: type.filter { $0 != "?" })
        return TypeWords(controller: proposal.controller).nameable(
            known?.member(named: "id", of: .property)?.knownType)
    }

    /// The questions about ways that pass an entity without an id.
    var questions: [OpenQuestion] {
        proposal.findings.placed.filter { $0.message.role == .way }.flatMap { place in
            place.message.parameters.filter {
                !TypeWords.foreign(in: $0.type).isEmpty && id(of: $0.type) == nil
            }.map {
                OpenQuestion(
                    part: place.part, line: place.lines.lowerBound,
                    text:
                        "`\($0.type)` stays with the UseCase, and has no id by which the router could be told which one"
                )
            }
        }
    }
}
