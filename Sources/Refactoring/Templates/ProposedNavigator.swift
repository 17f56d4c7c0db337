import Scaffolding
import Typesetting

/// The Navigator: builds the module, and has a body to be filled for each way.
struct ProposedNavigator {
    let proposal: Proposal
    let file: ProposedFile
    private var name: String { proposal.name.joined }
    private func messages(_ role: Message.Role) -> [Message] { proposal.findings.messages(role) }
    private var hasWays: Bool { !messages(.way).isEmpty }
    private var hasData: Bool { !messages(.job).isEmpty }
    private var hasEvents: Bool { !messages(.event).isEmpty }

    var text: String { file.screenText { Code.parts(actor, ways) } }

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
        let isWhole = hasEvents
        let given = (hasData ? ["dataManager: worker"] : []) + (hasWays ? ["navigator: navigator"] : [])
        return Code.lines {
            "/// The screen, which owns its actors."
            "static func makeModule(\(hasData ? "with store: any \(name)Store" : "")) -> UIViewController {"
            if isWhole {
                if hasData { "    let worker = \(name)Worker(store: store)" }
                if hasWays { "    let navigator = \(name)Navigator()" }
                "    let director = \(name)Director(\(given.joined(separator: ", ")))"
                "    let scene = \(name)Scene(eventsHandler: director)"
                ""
                if !messages(.display).isEmpty { "    director.ui = scene" }
                if hasData { "    worker.presenter = director" }
                if hasWays { "    navigator.viewController = scene" }
                "    return scene"
            } else {
                "    \(name)Scene(nibName: nil, bundle: nil)"
            }
            "}"
        }
    }

    private var ways: [String] {
        guard hasWays else { return [] }
        return Code.lines {
            "// MARK: - Navigate"
            ""
            "extension \(name)Navigator: \(name)_Navigate {"
            Code.inside { Code.parts(messages(.way).map(way)) }
            "}"
        }
    }

    private func way(_ message: Message) -> [String] {
        let places = proposal.findings.placed.filter { $0.message == message }.map {
            proposal.place(proposal.controller.parts[$0.part], $0.lines)
        }
        return Code.lines {
            "func \(message.signature) {"
            switch message.key {
            case "goBack()": "    viewController?.navigationController?.popViewController(animated: true)"
            case "close()": "    viewController?.dismiss(animated: true)"
            case "goToRoot()": "    viewController?.navigationController?.popToRootViewController(animated: true)"
            default: "    // TODO: \(Set(places).sorted().prefix(6).joined(separator: ", "))"
            }
            "}"
        }
    }
}
