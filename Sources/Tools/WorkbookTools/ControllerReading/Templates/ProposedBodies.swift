import Typesetting

/// Methods with bodies to fill in, each naming the controller's lines that go there.
struct ProposedBodies {
    let proposal: Proposal

    /// An extension in which a type plays a role, or nothing if there are no methods.
    func extend(_ type: String, with role: String, mark: String, _ methods: [[String]]) -> [String] {
        guard !methods.isEmpty else { return [] }
        return Code.lines {
            "// MARK: - \(mark)"
            ""
            "extension \(type): \(role) {"
            Code.inside { Code.parts(methods) }
            "}"
        }
    }

    // MARK: - What UIKit calls

    /// Methods of a screen that pass UIKit's calls on to its partner.
    func lifeCycle(_ partner: String) -> [[String]] {
        let views = proposal.controller.members.filter { $0.member.name == "viewDidLoad" }
        let didLoad = Code.lines {
            "override func viewDidLoad() {"
            "    super.viewDidLoad()"
            for part in views { "    // TODO: the views, from \(proposal.place(part, part.lines))" }
            if let told = told("viewDidLoad") { "    \(partner).\(told)" }
            "}"
        }
        let others = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].compactMap { method in
            told(method).map { told in
                Code.lines {
                    "override func \(method)(_ animated: Bool) {"
                    "    super.\(method)(animated)"
                    "    \(partner).\(told)"
                    "}"
                }
            }
        }
        return [didLoad] + others
    }

    private func told(_ method: String) -> String? {
        proposal.events.first { $0.source == .lifeCycle && $0.part.member.name == method }?.message.key
    }

    // MARK: - What is left to fill

    var events: [[String]] { proposal.findings.messages(.event).map(event) }

    private func event(_ message: ProposedMessage) -> [String] {
        let steps = proposal.steps.filter { $0.event == message }
        return Code.lines {
            "func \(message.signature) {"
            for step in steps { "    // TODO: \(proposal.place(step.part, step.part.lines))" }
            for next in follows(steps) { "    //   \(proposal.cast.part(next.role).receiver).\(next.key)" }
            "}"
        }
    }

    private func follows(_ steps: [Proposal.Step]) -> [ProposedMessage] {
        steps.flatMap(\.follows).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    var answers: [[String]] { proposal.findings.messages(.answer).map(answer) }

    func answer(_ message: ProposedMessage) -> [String] {
        let jobs = proposal.jobs.filter { proposal.answers[$0.message.key]?.contains(message) == true }
        let places = jobs.map { proposal.place($0.part, $0.lines ?? $0.part.lines) }
        return Code.lines {
            "func \(message.signature) {"
            for place in Set(places).sorted() { "    // TODO: what follows in \(place)" }
            "}"
        }
    }

    var displays: [[String]] { proposal.findings.messages(.display).map { todo($0) } }

    func todo(_ message: ProposedMessage) -> [String] {
        let places = places(of: message)
        return Code.lines {
            "func \(message.signature) {"
            if !places.isEmpty { "    // TODO: \(places)" }
            "}"
        }
    }

    private func places(of message: ProposedMessage) -> String {
        let places = proposal.findings.placed.filter { $0.message == message }.map {
            proposal.place(proposal.controller.parts[$0.part], $0.lines)
        }
        return Set(places).sorted().prefix(6).joined(separator: ", ")
    }

    var ways: [[String]] { proposal.findings.messages(.way).map(way) }

    private func way(_ message: ProposedMessage) -> [String] {
        let back: String? =
            switch message.leads {
            case .back: "navigationController?.popViewController(animated: true)"
            case .close: "dismiss(animated: true)"
            case .root: "navigationController?.popToRootViewController(animated: true)"
            case .screen, nil: nil
            }
        guard let back else { return todo(message) }
        return ["func \(message.signature) {", "    viewController?.\(back)", "}"]
    }
}
