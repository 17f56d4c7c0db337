import Typesetting

/// The presenter of Clean VIPER, with a body to fill in for each event and each output.
struct ProposedCleanPresenter {
    let proposal: Proposal
    let file: ProposedFile
    private var name: String { proposal.name.joined }
    private var bodies: ProposedBodies { ProposedBodies(proposal: proposal) }

    var text: String {
        file.text {
            Code.parts(
                actor, events,
                ProposedOutputs(proposal: proposal, role: .answer).extensions(of: name + "Presenter"))
        }
    }

    private var owned: [(String, String)] {
        (proposal.says(.job) ? [("useCase", "\(name)UseCase")] : [])
            + (proposal.says(.way) ? [("router", "any \(name)RouterProtocol")] : [])
    }

    private var actor: [String] {
        Code.lines {
            "/// Passes events on, and turns what comes of them into what is shown."
            "@MainActor"
            "final class \(name)Presenter {"
            Code.inside { Code.parts([properties, initializer] + accessors) }
            "}"
        }
    }

    private var properties: [String] {
        Code.lines {
            if proposal.says(.display) { "weak var output: (any \(name)PresenterOutput)?" }
            owned.map { "private let \($0.0): \($0.1)" }
            if proposal.list != nil { "private var rows: [\(proposal.model)] = []" }
        }
    }

    private var initializer: [String] {
        guard !owned.isEmpty else { return [] }
        return Code.lines {
            "init(" + owned.map { "\($0.0): \($0.1)" }.joined(separator: ", ") + ") {"
            owned.map { "    self.\($0.0) = \($0.0)" }
            "}"
        }
    }

    private var accessors: [[String]] {
        guard proposal.list != nil else { return [] }
        return [
            ["var rowCount: Int { rows.count }"],
            ["func row(at index: Int) -> \(proposal.model) { rows[index] }"],
        ]
    }

    private var events: [String] {
        guard proposal.says(.event) else { return [] }
        return Code.lines {
            "// MARK: - Events"
            ""
            "extension \(name)Presenter {"
            Code.inside { Code.parts(bodies.events) }
            "}"
        }
    }
}
