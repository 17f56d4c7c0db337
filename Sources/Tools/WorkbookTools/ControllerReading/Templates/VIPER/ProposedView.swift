import Typesetting

/// The view, with a body to fill in for each display message.
struct ProposedView {
    let proposal: Proposal
    let file: ProposedFile
    private var name: String { proposal.name.joined }

    var text: String {
        let bodies = ProposedBodies(proposal: proposal)
        return file.screenText {
            Code.parts(
                actor,
                bodies.extend("\(name)View", with: "\(name)ViewProtocol", mark: "From the presenter", bodies.displays))
        }
    }

    private var actor: [String] {
        Code.lines {
            "/// The screen of \(name): shows what its presenter says, and tells it what the user did."
            "final class \(name)View: UIViewController {"
            Code.inside { Code.parts([properties] + ProposedBodies(proposal: proposal).lifeCycle("presenter?")) }
            "}"
        }
    }

    private var properties: [String] {
        Code.lines {
            if proposal.says(.event) { "var presenter: (any \(name)PresenterProtocol)?" }
            if proposal.list != nil { "var rows: [\(proposal.model)] = []" }
        }
    }
}
