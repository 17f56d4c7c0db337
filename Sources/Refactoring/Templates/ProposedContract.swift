import Scaffolding
import Typesetting

/// The contract of a module that takes a controller's place.
struct ProposedContract {
    let proposal: Proposal
    let file: ProposedFile
    private var name: String { proposal.name.joined }

    var text: String {
        file.text {
            Code.parts(
                header, models, role(.display, "What the screen can be told to show."),
                role(.event, "What can happen on the screen."),
                role(.job, "What can be asked of the data; each job ends in one call of `\(name)_PresentData`."),
                role(.answer, "How the jobs of `\(name)_ManageData` end."), role(.way, "Where the screen leads."))
        }
    }

    private var header: [String] {
        ["// Proposed from \(proposal.controller.name); the worksheet says what stands where, and what is undecided."]
    }

    private var models: [String] {
        Code.parts(
            proposal.findings.models.map { model in
                Code.lines {
                    "/// \(model.comment)"
                    "struct \(model.name) {"
                    if model.fields.isEmpty {
                        "    // Undecided: what the cells read is not written in the controller."
                    }
                    model.fields.map { "    let \($0.name): \($0.type)" }
                    "}"
                }
            })
    }

    private func role(_ role: Message.Role, _ comment: String) -> [String] {
        let messages = proposal.findings.messages(role)
        guard !messages.isEmpty else { return [] }
        return Code.lines {
            "/// \(comment)"
            "@MainActor"
            "protocol \(name)_\(role.rawValue): AnyObject {"
            Code.inside { Code.parts(messages.map { ["/// \($0.comment)", "func \($0.signature)"] }) }
            "}"
        }
    }
}
