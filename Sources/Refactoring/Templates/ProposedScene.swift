import Scaffolding
import Typesetting

/// The Scene, with a body to be filled for each thing that it shows.
struct ProposedScene {
    let proposal: Proposal
    let file: ProposedFile
    private var name: String { proposal.name.joined }
    private var hasEvents: Bool { !proposal.findings.messages(.event).isEmpty }

    var text: String { file.screenText { Code.parts(actor, display) } }

    private var actor: [String] {
        Code.lines {
            "/// The screen of \(name): shows what it is told, and passes on what happens."
            "final class \(name)Scene: UIViewController {"
            Code.inside { Code.parts([properties] + initializers + [didLoad] + others) }
            "}"
        }
    }

    private var properties: [String] {
        Code.lines {
            if hasEvents { "let eventsHandler: any \(name)_HandleUIEvents" }
            for model in proposal.findings.models {
                if let rows = proposal.rows, model.name == proposal.model { "var \(rows.list): [\(model.name)] = []" }
            }
        }
    }

    private var initializers: [[String]] {
        hasEvents ? ScreenTemplate.initializers("eventsHandler", type: "any \(name)_HandleUIEvents") : []
    }

    private var didLoad: [String] {
        let views = proposal.controller.members.filter { $0.member.name == "viewDidLoad" }
        return Code.lines {
            "override func viewDidLoad() {"
            "    super.viewDidLoad()"
            for part in views { "    // TODO: the views, from \(proposal.place(part, part.lines))" }
            if has("onUIReady") { "    eventsHandler.onUIReady()" }
            "}"
        }
    }

    private func has(_ event: String) -> Bool { proposal.findings.messages(.event).contains { $0.key == event + "()" } }

    private var others: [[String]] {
        [
            ("onUIAppearing", "viewWillAppear"), ("onUIAppeared", "viewDidAppear"),
            ("onUIDisappearing", "viewWillDisappear"), ("onUIDisappeared", "viewDidDisappear"),
        ].filter { has($0.0) }.map { event, method in
            Code.lines {
                "override func \(method)(_ animated: Bool) {"
                "    super.\(method)(animated)"
                "    eventsHandler.\(event)()"
                "}"
            }
        }
    }

    private var display: [String] {
        let messages = proposal.findings.messages(.display)
        guard !messages.isEmpty else { return [] }
        return Code.lines {
            "// MARK: - Display UI"
            ""
            "extension \(name)Scene: \(name)_DisplayUI {"
            Code.inside { Code.parts(messages.map(body)) }
            "}"
        }
    }

    private func body(_ message: Message) -> [String] {
        let places = proposal.findings.placed.filter { $0.message == message }.map {
            proposal.place(proposal.controller.parts[$0.part], $0.lines)
        }
        return Code.lines {
            "func \(message.signature) {"
            if !places.isEmpty { "    // TODO: \(Set(places).sorted().prefix(6).joined(separator: ", "))" }
            "}"
        }
    }
}
