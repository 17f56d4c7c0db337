import Typesetting

/// The UseCase, which lets the gateway do its jobs and gives copies to its output.
struct ProposedUseCase {
    let proposal: Proposal
    let file: ProposedFile
    private var name: String { proposal.name.joined }
    private var store: ProposedStore { ProposedStore(proposal: proposal, file: file) }

    var text: String {
        file.text {
            Code.parts([actor] + proposal.occasions.all.filter { !$0.jobs.isEmpty }.map(event) + lists)
        }
    }

    private var actor: [String] {
        Code.lines {
            "/// Does what \(name) is for, and tells its output."
            "@MainActor"
            "final class \(name)UseCase {"
            "    weak var output: (any \(name)UseCaseOutput)?"
            "    private let entityGateway: any \(name)EntityGateway"
            ""
            "    init(entityGateway: any \(name)EntityGateway) {"
            "        self.entityGateway = entityGateway"
            "    }"
            "}"
        }
    }

    // MARK: - Events

    private func event(_ occasion: Occasions.Occasion) -> [String] {
        let request = CleanViperWords(proposal: proposal).request(occasion)
        let given = Set(request.parameters.map(\.text))
        let isWhole =
            occasion.jobs.count == 1
            && occasion.jobs[0].message.parameters.allSatisfy { given.contains($0.text) }
        return Code.lines {
            "// MARK: - \(EventReader.spaced(occasion.name))"
            ""
            "extension \(name)UseCase {"
            "    func \(request.signature) {"
            if isWhole {
                Code.inside { Code.inside { whole(occasion.jobs[0], occasion) } }
            } else {
                for job in occasion.jobs {
                    "        // TODO: entityGateway.\(proposal.cast.storeName(of: job.message))"
                }
            }
            "    }"
            "}"
        }
    }

    private func whole(_ job: JobReader.Job, _ occasion: Occasions.Occasion) -> [String] {
        let call =
            "entityGateway.\(proposal.cast.storeName(of: job.message))\(store.given(job.message))"
        let word = CleanViperWords(proposal: proposal).word(for: job, in: occasion)
        guard proposal.brings[job.message.key] == nil else {
            return ["\(call) { [weak self] result in self?.present\(word)(result) }"]
        }
        return Code.lines {
            "\(call) { [weak self] result in"
            "    switch result {"
            "    case .success: self?.output?.present\(word)Success()"
            "    case .failure: self?.output?.present\(word)Error()"
            "    }"
            "}"
        }
    }

    // MARK: - Lists

    /// The methods that report each list: start, a copy of each entity, end.
    private var lists: [[String]] {
        proposal.jobs.uniqueMessages.compactMap { job in
            proposal.brings[job.message.key].map { list in
                let word = WordParts.words(job.message.name).dropFirst().joined()
                let model = proposal.presentation(of: list)
                return Code.lines {
                    "// MARK: - \(word)"
                    ""
                    "extension \(name)UseCase {"
                    "    private func present\(word)(_ result: Result<\(list.type), any Error>) {"
                    "        output?.present\(word)Start()"
                    "        switch result {"
                    "        case .success(let \(list.label)) where \(list.label).isEmpty: output?.presentNo\(word)Found()"
                    "        case .success(let \(list.label)):"
                    "            for entity in \(list.label) { output?.present(\(model.label): \(model.name)(entity)) }"
                    "        case .failure: output?.present\(word)Error()"
                    "        }"
                    "        output?.present\(word)End()"
                    "    }"
                    "}"
                }
            }
        }
    }

    // MARK: - Presentation model

    /// The UseCase's copies of entities, one type for each listed entity; empty if there are none.
    var presentationModels: String {
        let models = proposal.presentations.map(model)
        return models.isEmpty ? "" : file.text { Code.parts(models) }
    }

    private func model(_ model: Proposal.Presentation) -> [String] {
        let values = proposal.values(of: model.entity)
        return Code.lines {
            "/// What the UseCase tells its presenter of one of the \(model.list): bare values."
            "struct \(model.name) {"
            if values.isEmpty { "    // Undecided: what \(model.entity) has is not written where it could be read." }
            values.map { "    let \($0.name): \($0.type)" }
            ""
            "    init(_ entity: \(model.entity)) {"
            values.map { "        \($0.name) = entity.\($0.name)" }
            "    }"
            "}"
        }
    }
}
