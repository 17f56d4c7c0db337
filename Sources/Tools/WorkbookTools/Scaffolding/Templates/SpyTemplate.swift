import Typesetting

/// The spies of a module: one class per role, all of which write their messages into one log.
struct SpyTemplate {
    /// A spy of one role.
    struct Role {
        /// The name of the class and, in lower case, of the receiver in its messages: `UI`, `ui`.
        let name: String
        let conformance: String
        /// The signatures, each with the message that it records.
        let methods: [(signature: String, message: String)]

        /// Creates a spy from its name, role and methods.
        init(name: String, conformance: String, methods: [(signature: String, message: String)]) {
            self.name = name
            self.conformance = conformance
            self.methods = methods
        }

        var receiver: String { SwiftWord.variableName(from: name) }
    }

    /// A spy of a role whose methods answer.
    struct Answering {
        let name: String
        let conformance: String
        /// The label of the closure that receives the answer: `then`.
        let label: String
        /// The beginning of the name of the fetching method: `load`.
        let verb: String
        /// Whether a test can delay its answer.
        var canWait = false

        var receiver: String { SwiftWord.variableName(from: name) }
    }

    let module: NewModule
    let target: String
    let roles: [Role]
    let answeringRoles: [Answering]

    /// Creates the spies of a module for the suites of a target.
    init(module: NewModule, target: String, roles: [Role], answeringRoles: [Answering]) {
        self.module = module
        self.target = target
        self.roles = roles
        self.answeringRoles = answeringRoles
    }

    var text: String {
        Code.file {
            "@testable import \(target)"
            ""
            "/// A spy for each role of \(module.name.joined), and the log in which they write down what they are told."
            "enum \(module.name.joined)Spies {"
            Code.inside { Code.parts([log, base] + roles.map(spy) + answering) }
            "}"
        }
    }

    private var log: [String] {
        Code.lines {
            "/// Every message so far, in the one order in which it was said."
            "@MainActor"
            "final class Log {"
            "    var messages: [String] = []"
            "}"
        }
    }

    private var base: [String] {
        Code.lines {
            "@MainActor"
            "class Spy {"
            "    let log: Log"
            ""
            "    init(_ log: Log) { self.log = log }"
            ""
            "    func record(_ message: String) { log.messages.append(message) }"
            "}"
        }
    }

    private func spy(_ role: Role) -> [String] {
        Code.lines {
            "final class \(role.name): Spy, \(role.conformance) {"
            for method in role.methods {
                "    func \(method.signature) { record(\"\(role.receiver).\(method.message)\") }"
            }
            "}"
        }
    }

    // MARK: - Spies that answer

    /// The spies that answer at once with a test's values.
    private var answering: [[String]] {
        answeringRoles.map { role in
            Code.lines {
                "/// Answers with what a test put in, at once\(role.canWait ? " or when the test says so" : "")."
                "final class \(role.name): Spy, \(role.conformance) {"
                Code.inside {
                    Code.parts([answers(role), load(role)] + module.events.map { job($0, role) } + [answerNow(role)])
                }
                "}"
            }
        } + (answeringRoles.isEmpty ? [] : [["struct Failure: Error {}"]])
    }

    private func answers(_ role: Answering) -> [String] {
        Code.lines {
            if let fetch = module.fetch {
                "var \(fetch.plural): Result<[\(module.entity)], any Error> = .success([])"
            }
            if !module.events.isEmpty { "var outcome: Result<Void, any Error> = .success(())" }
            if role.canWait {
                "var answersLater = false"
                "private var waiting: [() -> Void] = []"
            }
        }
    }

    private func answerNow(_ role: Answering) -> [String] {
        guard role.canWait else { return [] }
        return Code.lines {
            "/// Gives every answer that is still awaited."
            "func answerNow() {"
            "    let answers = waiting"
            "    waiting = []"
            "    for answer in answers { answer() }"
            "}"
        }
    }

    private func load(_ role: Answering) -> [String] {
        guard let fetch = module.fetch else { return [] }
        return answer(role.verb + fetch.title, with: fetch.plural, "[\(module.entity)]", role)
    }

    private func job(_ event: ModuleEvent, _ role: Answering) -> [String] {
        answer(event.job, with: "outcome", "Void", role)
    }

    private func answer(_ method: String, with value: String, _ success: String, _ role: Answering) -> [String] {
        Code.lines {
            "func \(method)(\(role.label) answer: \(StoreTemplate.answer(success))) {"
            "    record(\"\(role.receiver).\(method)()\")"
            if role.canWait {
                "    guard answersLater else { return answer(\(value)) }"
                "    waiting.append { [\(value)] in answer(\(value)) }"
            } else {
                "    answer(\(value))"
            }
            "}"
        }
    }
}
