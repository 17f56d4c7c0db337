import Typesetting

/// The protocol for a module's data, which the app implements for real and the suites as a spy.
struct StoreTemplate {
    let module: NewModule

    var text: String {
        Code.file {
            "/// Where \(module.name.joined) gets and leaves its data: a file, a database, a network. Answers come once,"
            "/// on the main actor."
            "@MainActor"
            "protocol \(module.name.joined)\(Self.ending(in: module.architecture)): AnyObject {"
            Code.inside { Code.parts(load, jobs) }
            "}"
        }
    }

    /// Returns `Store`, or the architecture's own word.
    static func ending(in architecture: ScaffoldArchitecture) -> String {
        architecture == .cleanViper ? "EntityGateway" : "Store"
    }

    private var load: [String] {
        guard let fetch = module.fetch else { return [] }
        return Code.lines {
            "/// Gets the \(fetch.plural), in their order."
            "func load\(fetch.title)(then answer: \(Self.answer("[\(module.entity)]")))"
        }
    }

    private var jobs: [String] {
        Code.parts(
            module.events.map { event in
                Code.lines {
                    "/// Does what the event \"\(event.title)\" asks for."
                    "func \(event.job)(then answer: \(Self.answer("Void")))"
                }
            })
    }

    /// Returns the type of a closure that receives a job's result.
    static func answer(_ success: String) -> String {
        "@escaping @MainActor @Sendable (Result<\(success), any Error>) -> Void"
    }
}

extension Code {
    /// Joins parts like `parts(_:)`, from a list.
    static func parts(_ parts: [[String]]) -> [String] {
        Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
    }
}
