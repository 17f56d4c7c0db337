import Scaffolding
import Typesetting

/// The Worker, and what it needs of whoever keeps the data: there the controller's own lines go.
struct ProposedWorker {
    let proposal: Proposal
    let file: ProposedFile
    private var name: String { proposal.name.joined }

    var text: String { file.text { Code.parts(ViperSWorker.actor(name), jobs) } }

    var store: String {
        file.text {
            "/// Where \(name) gets and leaves its data: the controller's lines go to a type that keeps to this. Answers"
            "/// come once, on the main actor."
            "@MainActor"
            "protocol \(name)Store: AnyObject {"
            Code.inside {
                Code.parts(
                    proposal.jobs.uniqueMessages.map { job in
                        [
                            "/// From \(places(of: job.message)).",
                            "func \(signature(job.message, answer: StoreTemplate.answer(success(job.message))))",
                        ]
                    })
            }
            "}"
        }
    }

    private func places(of job: Message) -> String {
        let parts = proposal.jobs.filter { $0.message == job }.map {
            proposal.place($0.part, $0.lines ?? $0.part.lines)
        }
        return parts.joined(separator: ", ")
    }

    private func signature(_ job: Message, answer: String) -> String {
        let parameters = job.parameters.map(\.text) + ["then answer: \(answer)"]
        return "\(job.name)(\(parameters.joined(separator: ", ")))"
    }

    private func success(_ job: Message) -> String {
        ends(job).first?.parameters.first?.type ?? "Void"
    }

    private func ends(_ job: Message) -> [Message] { proposal.answers[job.key] ?? [] }

    private var jobs: [String] {
        Code.lines {
            "// MARK: - Manage data"
            ""
            "extension \(name)Worker: \(name)_ManageData {"
            Code.inside { Code.parts(proposal.jobs.uniqueMessages.map { job($0.message) }) }
            "}"
        }
    }

    private func job(_ job: Message) -> [String] {
        let given = job.parameters.map { "\($0.label): \($0.variable)" }.joined(separator: ", ")
        let success = ends(job).first
        let value = success?.parameters.first?.label
        return Code.lines {
            "func \(job.signature) {"
            "    store.\(job.name)\(given.isEmpty ? "" : "(\(given))") { [weak self] result in"
            "        switch result {"
            if let value {
                "        case .success(let \(value)): self?.presenter?.present(\(value): \(value))"
            } else {
                "        case .success: self?.presenter?.\(success?.name ?? "")()"
            }
            "        case .failure: self?.presenter?.\(ends(job).last?.name ?? "")()"
            "        }"
            "    }"
            "}"
        }
    }
}

extension [JobReader.Job] {
    /// Each job once, though it may be begun in several places.
    var uniqueMessages: [JobReader.Job] {
        reduce(into: []) { found, job in
            if !found.contains(where: { $0.message.key == job.message.key }) { found.append(job) }
        }
    }
}
