/// VIPER's words, as in Piñera's listings and lesson 06.
struct ViperWords: ContractWords {
    let proposal: Proposal

    func messages(for message: ProposedMessage, at place: PlacedMessage?) -> [ProposedMessage] {
        switch message.role {
        case .event:
            let events = proposal.events.filter { $0.message.key == message.key }
            return (events.first { $0.part.index == place?.part } ?? events.first).map { [event($0)] } ?? [message]
        case .display: return display(message, begins: place?.begins)
        case .job: return [message]
        case .answer:
            let job = proposal.jobs.first { proposal.answers[$0.message.key]?.contains(message) == true }
            guard let job, let end = proposal.answers[job.message.key]?.firstIndex(of: message) else {
                return [message]
            }
            return [ends(of: job)[end]]
        case .way: return [way(message)]
        }
    }

    // MARK: - View and presenter

    private func display(_ message: ProposedMessage, begins: Bool?) -> [ProposedMessage] {
        if message == DisplayReader.loading {
            let both = [
                (true, ProposedMessage(role: .display, name: "showLoader", comment: "Shows that work goes on.")),
                (false, ProposedMessage(role: .display, name: "hideLoader", comment: "Shows that it has ended.")),
            ]
            return both.filter { begins == nil || begins == $0.0 }.map(\.1)
        }
        let isList = message.parameters.first?.type == "[\(proposal.model)]"
        let parameters: [ProposedMessage.Parameter] =
            isList
            ? [.init(label: "rows", type: "[\(proposal.model)]")] : PlainValue.parameters(message.parameters)
        return [ProposedMessage(role: .display, name: "show", parameters: parameters, comment: message.comment)]
    }

    private func event(_ event: EventReader.Event) -> ProposedMessage {
        var parameters = event.message.parameters
        if parameters.last?.label == "index" {
            let section =
                parameters.count > 1 ? [ProposedMessage.Parameter(label: "in", name: "section", type: "Int")] : []
            parameters = [.init(label: "at", name: "index", type: "Int")] + section
        }
        let name =
            switch event.source {
            case .lifeCycle: event.part.member.name
            case .tap: "userDidTap" + event.stem
            case .alert: "userDidConfirm" + event.stem.dropLast("Confirmed".count)
            case .delegate: told(event.stem)
            }
        return ProposedMessage(role: .event, name: name, parameters: parameters, comment: event.message.comment)
    }

    /// `userDidSelectRow` for `ItemSelected`, and UIKit's own `scrollViewDidScroll` for an event that has one.
    private func told(_ stem: String) -> String {
        if let known = Self.typed[stem] { return "userDid" + known }
        let row = RowReader.one(proposal.rows)
        guard stem.hasPrefix(row), let verb = Self.rows[String(stem.dropFirst(row.count))] else {
            return SwiftWord.variableName(from: stem)
        }
        return verb + "Row"
    }

    private static let rows = [
        "Selected": "userDidSelect", "Deselected": "userDidDeselect", "Deleted": "userDidDelete",
        "Moved": "userDidMove", "Shown": "viewWillShow",
    ]
    private static let typed = [
        "SearchTextChanged": "ChangeSearchText", "Search": "Search", "SearchCancelled": "CancelSearch",
        "TextEntered": "EnterText", "TextChanged": "ChangeText",
    ]

    // MARK: - Interactor

    func ends(of job: JobReader.Job) -> [ProposedMessage] {
        let stem = stem(of: job)
        let known = proposal.answers[job.message.key] ?? []
        let done =
            known.first.map { first in
                ProposedMessage(
                    role: .answer, name: job.isFetch && !first.parameters.isEmpty ? "didFetch" : "did" + stem,
                    parameters: first.parameters, comment: first.comment)
            }
        let failed = ProposedMessage(role: .answer, name: "didFailTo" + stem, comment: known.last?.comment ?? "")
        return [done ?? failed, failed]
    }

    /// `Save` for `saveItem`, `DeleteAll` for `deleteAllItems`, unless another job has that name.
    private func stem(of job: JobReader.Job) -> String {
        let stem = proposal.stem(of: job)
        let words = WordParts.words(job.message.name)
        return words.count > 2 && words[1] == "All" && stem == words[0] ? stem + "All" : stem
    }

    // MARK: - Wireframe

    private func way(_ message: ProposedMessage) -> ProposedMessage {
        guard message.name.hasPrefix("goto") else { return message }
        let screen = message.leads?.screen ?? String(message.name.dropFirst(4))
        let parameters = message.parameters.map {
            $0.label == "for" ? ProposedMessage.Parameter(label: "of", name: $0.name, type: $0.type) : $0
        }
        return ProposedMessage(
            role: .way, name: "present" + screen, parameters: parameters, comment: message.comment,
            leads: message.leads)
    }
}
