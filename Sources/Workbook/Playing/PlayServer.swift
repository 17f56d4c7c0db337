/// The server that an app asks, for a player who says how it behaves.
@MainActor
package struct PlayServer {
    /// One way in which a server behaves.
    package struct Behavior: Sendable {
        /// What is typed for it.
        package let name: String
        /// What the server does, as in "is down".
        package let words: String
        /// Whether its answers take longer than a screen is waited for.
        package let isSlow: Bool

        /// A behavior from its parts.
        package init(name: String, words: String, isSlow: Bool = false) {
            self.name = name
            self.words = words
            self.isSlow = isSlow
        }
    }

    private let behaviors: [Behavior]
    private let hint: String
    private let behave: (String) -> Void
    private var current: Behavior

    /// A server that behaves in the first of these ways; `hint` is what else a player has to know of it, and `behave`
    /// is told what to change to.
    package init(behaviors: [Behavior], hint: String, behave: @escaping (String) -> Void) {
        self.behaviors = behaviors
        self.hint = hint
        self.behave = behave
        current = behaviors.first ?? Behavior(name: "", words: "")
    }

    /// Whether its answers take longer than a screen is waited for.
    var isSlow: Bool { current.isSlow }

    /// How it behaves, and what to type for another behavior.
    var legend: String {
        let others = behaviors.map(\.name).filter { $0 != current.name }
        return "The server \(current.words). For a change, type server \(Self.list(others)). \(hint)"
    }

    /// From now on it behaves like that.
    mutating func change(to name: String) throws(PlayError) {
        guard let new = behaviors.first(where: { $0.name == name.lowercased() }) else {
            throw .unknownBehavior(name, known: behaviors.map(\.name))
        }
        current = new
        behave(new.name)
    }

    private static func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.joined() }
        return names.dropLast().joined(separator: ", ") + " or " + last
    }
}
