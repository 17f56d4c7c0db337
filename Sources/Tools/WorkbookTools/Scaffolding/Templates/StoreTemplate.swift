import Typesetting

/// What a module needs of whoever keeps the data: the app brings one, the suites a spy.
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

    /// `Store`, or what the architecture calls it.
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

    /// The type of a closure that hears how a job ended.
    static func answer(_ success: String) -> String {
        "@escaping @MainActor @Sendable (Result<\(success), any Error>) -> Void"
    }
}

extension Code {
    /// As `parts(_:)`, for a list.
    static func parts(_ parts: [[String]]) -> [String] {
        Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
    }
}
