import Typesetting

/// The protocol for the module's data, behind which the controller's own data lines go.
struct ProposedStore {
    let proposal: Proposal
    let file: ProposedFile
    private var name: String { proposal.name.joined }

    /// The file that declares the protocol.
    var text: String {
        file.text {
            "/// Where \(name) gets and leaves its data: the controller's lines go to a type that keeps to this. Answers"
            "/// come once, on the main actor."
            "@MainActor"
            "protocol \(name)\(proposal.cast.store): AnyObject {"
            Code.inside {
                Code.parts(jobs.map { ["/// From \(places(of: $0)).", "func \(stored($0))"] })
            }
            "}"
        }
    }

    var jobs: [ProposedMessage] { proposal.jobs.uniqueMessages.map(\.message) }

    func stored(_ job: ProposedMessage) -> String {
        signature(job, "then answer", name: proposal.cast.storeName(of: job))
    }

    /// `fetchItems(then answer: ...)`
    func signature(_ job: ProposedMessage, _ label: String, name: String? = nil) -> String {
        let parameters = job.parameters.map(\.text) + ["\(label): \(StoreTemplate.answer(success(job)))"]
        return "\(name ?? job.name)(\(parameters.joined(separator: ", ")))"
    }

    /// `(name: name)`, or nothing for a job without parameters.
    func given(_ job: ProposedMessage) -> String {
        let given = job.parameters.map { "\($0.label): \($0.variable)" }.joined(separator: ", ")
        return given.isEmpty ? "" : "(\(given))"
    }

    func ends(_ job: ProposedMessage) -> [ProposedMessage] { proposal.answers[job.key] ?? [] }

    private func success(_ job: ProposedMessage) -> String { proposal.brings[job.key]?.type ?? "Void" }

    private func places(of job: ProposedMessage) -> String {
        let parts = proposal.jobs.filter { $0.message == job }.map {
            proposal.place($0.part, $0.lines ?? $0.part.lines)
        }
        return parts.joined(separator: ", ")
    }

    /// The actor's method that lets `keeper` do a job and tells the presenter how it ended.
    func passOn(_ job: ProposedMessage, to keeper: String) -> [String] {
        let done = ends(job).first
        let value = done?.parameters.first?.label
        return Code.lines {
            "func \(job.signature) {"
            "    \(keeper).\(job.name)\(given(job)) { [weak self] result in"
            "        switch result {"
            if let value {
                "        case .success(let \(value)): self?.presenter?.\(done?.name ?? "")(\(value): \(value))"
            } else {
                "        case .success: self?.presenter?.\(done?.name ?? "")()"
            }
            "        case .failure: self?.presenter?.\(ends(job).last?.name ?? "")()"
            "        }"
            "    }"
            "}"
        }
    }
}

extension [JobReader.Job] {
    /// Each job once, even if several places start it.
    var uniqueMessages: [JobReader.Job] {
        reduce(into: []) { found, job in
            if !found.contains(where: { $0.message.key == job.message.key }) { found.append(job) }
        }
    }
}
