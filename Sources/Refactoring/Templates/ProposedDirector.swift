import Scaffolding
import Typesetting

/// The Director, with a body to be filled for each event and each answer.
struct ProposedDirector {
    let proposal: Proposal
    let file: ProposedFile
    private var name: String { proposal.name.joined }
    private var findings: Findings { proposal.findings }
    private var hasData: Bool { !findings.messages(.job).isEmpty }
    private var hasWays: Bool { !findings.messages(.way).isEmpty }
    private var hasUI: Bool { !findings.messages(.display).isEmpty }

    var text: String { file.text { Code.parts(actor, events, answers) } }

    private var owned: [(String, String)] {
        (hasData ? [("dataManager", "any \(name)_ManageData")] : [])
            + (hasWays ? [("navigator", "any \(name)_Navigate")] : [])
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
            if hasUI { "weak var ui: (any \(name)_DisplayUI)?" }
        }
    }

    private var events: [String] {
        guard !findings.messages(.event).isEmpty else { return [] }
        return Code.lines {
            "// MARK: - Handle UI events"
            ""
            "extension \(name)Director: \(name)_HandleUIEvents {"
            Code.inside { Code.parts(findings.messages(.event).map(event)) }
            "}"
        }
    }

    private func event(_ message: Message) -> [String] {
        let steps = proposal.steps.filter { $0.event == message }
        return Code.lines {
            "func \(message.signature) {"
            for step in steps { "    // TODO: \(proposal.place(step.part, step.part.lines))" }
            for next in follows(steps) { "    //   \(Self.receiver(next.role)).\(next.key)" }
            "}"
        }
    }

    private func follows(_ steps: [Proposal.Step]) -> [Message] {
        steps.flatMap(\.follows).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// What the Director calls who hears a message.
    static func receiver(_ role: Message.Role) -> String {
        switch role {
        case .display: "ui?"
        case .job: "dataManager"
        case .way: "navigator"
        case .event, .answer: "self"
        }
    }

    private var answers: [String] {
        guard hasData else { return [] }
        return Code.lines {
            "// MARK: - Present data"
            ""
            "extension \(name)Director: \(name)_PresentData {"
            Code.inside {
                Code.parts(
                    findings.messages(.answer).map { message in
                        let jobs = proposal.jobs.filter { proposal.answers[$0.message.key]?.contains(message) == true }
                        let places = jobs.map { proposal.place($0.part, $0.lines ?? $0.part.lines) }
                        return Code.lines {
                            "func \(message.signature) {"
                            for place in Set(places).sorted() { "    // TODO: what follows in \(place)" }
                            "}"
                        }
                    })
            }
            "}"
        }
    }
}
