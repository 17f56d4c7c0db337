import Typesetting

/// The Scene, with a body to fill in for each display message.
struct ProposedScene {
    let proposal: Proposal
    let file: ProposedFile
    private var name: String { proposal.name.joined }
    private var hasEvents: Bool { proposal.says(.event) }

    var text: String {
        let bodies = ProposedBodies(proposal: proposal)
        return file.screenText {
            Code.parts(
                actor, bodies.extend("\(name)Scene", with: "\(name)_DisplayUI", mark: "Display UI", bodies.displays))
        }
    }

    private var actor: [String] {
        Code.lines {
            "/// The screen of \(name): shows what it is told, and passes on what happens."
            "final class \(name)Scene: UIViewController {"
            Code.inside {
                Code.parts([properties] + initializers + ProposedBodies(proposal: proposal).lifeCycle("eventsHandler"))
            }
            "}"
        }
    }

    private var properties: [String] {
        Code.lines {
            if hasEvents { "let eventsHandler: any \(name)_HandleUIEvents" }
            if let list = proposal.list { "var \(list): [\(proposal.model)] = []" }
        }
    }

    private var initializers: [[String]] {
        hasEvents ? ScreenTemplate.initializers("eventsHandler", type: "any \(name)_HandleUIEvents") : []
    }
}
