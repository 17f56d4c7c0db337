import Typesetting

/// The Navigator, which builds the module, with a body to fill in for each way.
struct ProposedNavigator {
    let proposal: Proposal
    let file: ProposedFile
    private var name: String { proposal.name.joined }
    private var hasWays: Bool { proposal.says(.way) }
    private var hasData: Bool { proposal.says(.job) }

    var text: String {
        let bodies = ProposedBodies(proposal: proposal)
        return file.screenText {
            Code.parts(
                actor, bodies.extend("\(name)Navigator", with: "\(name)_Navigate", mark: "Navigate", bodies.ways))
        }
    }

    private var actor: [String] {
        Code.lines {
            "/// Builds \(name)\(hasWays ? ", and leads away from it." : ". It leads nowhere, so there is never an instance of it.")"
            "@MainActor"
            hasWays ? "final class \(name)Navigator {" : "enum \(name)Navigator {"
            if hasWays {
                "    /// The module's Scene, which owns this Navigator by way of its Director."
                "    weak var viewController: UIViewController?"
                ""
            }
            Code.inside { makeModule }
            "}"
        }
    }

    private var makeModule: [String] {
        let given = (hasData ? ["dataManager: worker"] : []) + (hasWays ? ["navigator: navigator"] : [])
        return Code.lines {
            "/// The screen, which owns its actors."
            "static func makeModule(\(hasData ? "with store: any \(name)Store" : "")) -> UIViewController {"
            if proposal.says(.event) {
                if hasData { "    let worker = \(name)Worker(store: store)" }
                if hasWays { "    let navigator = \(name)Navigator()" }
                "    let director = \(name)Director(\(given.joined(separator: ", ")))"
                "    let scene = \(name)Scene(eventsHandler: director)"
                ""
                if proposal.says(.display) { "    director.ui = scene" }
                if hasData { "    worker.presenter = director" }
                if hasWays { "    navigator.viewController = scene" }
                "    return scene"
            } else {
                "    \(name)Scene(nibName: nil, bundle: nil)"
            }
            "}"
        }
    }
}
