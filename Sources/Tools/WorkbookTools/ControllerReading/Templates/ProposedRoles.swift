import Foundation
import Typesetting

/// The protocols between the actors of a module that replaces a controller, and the models that they exchange.
struct ProposedRoles {
    let proposal: Proposal
    private var name: String { proposal.name.joined }

    var header: [String] {
        ["// Proposed from \(proposal.controller.name); the worksheet says what stands where, and what is undecided."]
    }

    var models: [String] { Code.parts(proposal.findings.models.map(model)) }

    private func model(_ model: ProposedModel) -> [String] {
        Code.lines {
            "/// \(model.comment)"
            "struct \(model.name) {"
            if model.fields.isEmpty { "    // Undecided: what the cells read is not written in the controller." }
            model.fields.map { "    let \($0.name): \($0.type)" }
            "}"
        }
    }

    /// The protocol of a role with its messages, or nothing for a role without messages.
    func role(_ role: ProposedMessage.Role) -> [String] {
        let part = proposal.cast.part(role)
        return self.role(
            part.ending, part.comment.replacingOccurrences(of: "NAME", with: name),
            proposal.findings.messages(role).map { ($0.comment, $0.signature) })
    }

    func role(_ ending: String, _ comment: String, _ methods: [(comment: String, signature: String)]) -> [String] {
        guard !methods.isEmpty else { return [] }
        return Code.lines {
            "/// \(comment)"
            "@MainActor"
            "protocol \(name)\(ending): AnyObject {"
            Code.inside { Code.parts(methods.map { ["/// \($0.comment)", "func \($0.signature)"] }) }
            "}"
        }
    }
}
