import Typesetting

/// The Director, with a body to fill in for each event and each answer.
struct ProposedDirector {
    let proposal: Proposal
    let file: ProposedFile
    private var name: String { proposal.name.joined }

    var text: String {
        let bodies = ProposedBodies(proposal: proposal)
        return file.text {
            Code.parts(
                actor,
                bodies.extend(
                    "\(name)Director", with: "\(name)_HandleUIEvents", mark: "Handle UI events", bodies.events),
                bodies.extend("\(name)Director", with: "\(name)_PresentData", mark: "Present data", bodies.answers))
        }
    }

    private var owned: [(String, String)] {
        (proposal.says(.job) ? [("dataManager", "any \(name)_ManageData")] : [])
            + (proposal.says(.way) ? [("navigator", "any \(name)_Navigate")] : [])
    }

    private var actor: [String] {
        Code.lines {
            "/// Decides what \(name) shows, and what follows an event."
            "@MainActor"
            "final class \(name)Director {"
            Code.inside { Code.parts(properties, ViperSDirector.initializer(owned)) }
            "}"
        }
    }

    private var properties: [String] {
        Code.lines {
            owned.map { "let \($0.0): \($0.1)" }
            if proposal.says(.display) { "weak var ui: (any \(name)_DisplayUI)?" }
        }
    }
}
