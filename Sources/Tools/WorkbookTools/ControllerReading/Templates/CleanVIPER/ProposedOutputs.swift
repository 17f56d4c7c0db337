import Typesetting

/// The output protocols of one side: one per event, and one that combines them.
struct ProposedOutputs {
    let proposal: Proposal
    let role: ProposedMessage.Role
    private var name: String { proposal.name.joined }
    private var ending: String { proposal.cast.part(role).ending }

    /// The events that have an answer, in order, each with its messages.
    private var occasions: [(name: String, messages: [ProposedMessage])] {
        let messages = proposal.findings.messages(role)
        let names = messages.compactMap(\.occasion).reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        return names.map { name in (name, messages.filter { $0.occasion == name }) }
    }

    var protocols: [String] {
        guard !occasions.isEmpty else { return [] }
        let roles = ProposedRoles(proposal: proposal)
        let each = occasions.map { occasion in
            roles.role(
                occasion.name + ending, "\(comment) of the event \"\(EventReader.spaced(occasion.name))\".",
                occasion.messages.map { ($0.comment, $0.signature) })
        }
        return Code.parts(each + [all])
    }

    private var comment: String {
        role == .display ? "What the view shows" : "What the presenter hears"
    }

    private var all: [String] {
        let inherited = occasions.map { "\(name)\($0.name)\(ending)" }
        return Code.lines {
            "/// \(proposal.cast.part(role).comment)"
            "@MainActor"
            if inherited.count < 3 {
                "protocol \(name)\(ending): \(inherited.joined(separator: ", ")) {}"
            } else {
                "protocol \(name)\(ending):"
                "    " + inherited.joined(separator: ",\n    ")
                "{}"
            }
        }
    }

    /// One extension per event, in which a type receives the event's answers.
    func extensions(of type: String) -> [String] {
        guard !occasions.isEmpty else { return [] }
        let bodies = ProposedBodies(proposal: proposal)
        let each = occasions.map { occasion in
            bodies.extend(
                type, with: "\(name)\(occasion.name)\(ending)",
                mark: "\(EventReader.spaced(occasion.name)) output",
                occasion.messages.map(role == .display ? bodies.todo : bodies.answer))
        }
        return Code.parts(each + [["extension \(type): \(name)\(ending) {}"]])
    }
}
