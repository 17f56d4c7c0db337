import Typesetting

/// The view controller, with a body to fill in for each output.
struct ProposedViewController {
    let proposal: Proposal
    let file: ProposedFile
    private var name: String { proposal.name.joined }

    var text: String {
        file.screenText {
            Code.parts(
                actor,
                ProposedOutputs(proposal: proposal, role: .display).extensions(of: name + "ViewController"))
        }
    }

    private var actor: [String] {
        Code.lines {
            "/// The screen of \(name): passes on what happens, and shows what comes of it."
            "final class \(name)ViewController: UIViewController {"
            Code.inside {
                Code.parts(
                    [["let presenter: \(name)Presenter"]]
                        + ScreenTemplate.initializers("presenter", type: "\(name)Presenter")
                        + ProposedBodies(proposal: proposal).lifeCycle("presenter"))
            }
            "}"
        }
    }
}
