import Typesetting

/// The presenter, with a body to fill in for each event and each answer.
struct ProposedPresenter {
    let proposal: Proposal
    let file: ProposedFile
    private var name: String { proposal.name.joined }
    private var type: String { name + "Presenter" }

    var text: String {
        let bodies = ProposedBodies(proposal: proposal)
        return file.text {
            Code.parts(
                actor, bodies.extend(type, with: "\(name)PresenterProtocol", mark: "From the view", bodies.events),
                bodies.extend(
                    type, with: "\(name)InteractorOutputProtocol", mark: "From the interactor", bodies.answers))
        }
    }

    private var actor: [String] {
        Code.lines {
            "/// Decides what \(name) shows, and what follows from what the user does."
            "@MainActor"
            "final class \(type) {"
            if proposal.says(.display) { "    weak var view: (any \(name)ViewProtocol)?" }
            if proposal.says(.job) { "    var interactor: (any \(name)InteractorInputProtocol)?" }
            if proposal.says(.way) { "    var wireFrame: (any \(name)WireFrameProtocol)?" }
            "}"
        }
    }
}
