/// The app's server, whose behavior the player controls.
@MainActor
package struct PlayServer {
    /// A behavior of the server.
    package struct Behavior: Sendable {
        /// The name that a player types.
        package let name: String
        /// The server's behavior in words, as in "is down".
        package let words: String
        /// Whether its answers take longer than the player waits for a screen.
        package let isSlow: Bool

        /// Creates a behavior from its parts.
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

    /// Creates a server with the first of these behaviors; `hint` is further text for the player, and `behave` receives
    /// the name of each new behavior.
    package init(behaviors: [Behavior], hint: String, behave: @escaping (String) -> Void) {
        self.behaviors = behaviors
        self.hint = hint
        self.behave = behave
        current = behaviors.first ?? Behavior(name: "", words: "")
    }

    /// Whether its answers take longer than the player waits for a screen.
    var isSlow: Bool { current.isSlow }

    /// The current behavior, and what to type for another.
    var legend: String {
        let others = behaviors.map(\.name).filter { $0 != current.name }
        return "The server \(current.words). For a change, type server \(Self.list(others)). \(hint)"
    }

    /// Changes the behavior.
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
