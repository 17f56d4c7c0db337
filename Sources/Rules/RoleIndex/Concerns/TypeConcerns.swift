import SourceModel

/// What a type does, by the APIs that it uses; an import alone counts for nothing.
public struct TypeConcerns: Sendable, CustomStringConvertible {
    /// Where it uses something, and what.
    public struct Place: Hashable, Sendable {
        public let location: Location
        /// The use as it is written: `DateFormatter()`.
        public let use: String
    }

    /// The type, `ItemsViewController`.
    public let type: String
    public let location: Location
    /// Only concerns that it has; their places in the order of the text.
    public let places: [Concern: [Place]]

    /// In the order of `Concern.allCases`.
    public var concerns: [Concern] { Concern.allCases.filter { places[$0] != nil } }

    public var description: String {
        let lines = concerns.map { concern in
            let uses = (places[concern] ?? []).map { "\($0.use) at \($0.location.line):\($0.location.column)" }
            return "  \(concern): \(uses.joined(separator: ", "))"
        }
        return "\(type) (\(location))\n" + lines.joined(separator: "\n")
    }
}
