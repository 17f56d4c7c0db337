import SourceModel

/// The work that a type does, by the APIs that it uses; an import alone counts for nothing.
public struct TypeConcerns: Sendable, CustomStringConvertible {
    /// A use of an API, and its place.
    public struct Place: Hashable, Sendable {
        public let location: Location
        /// The use as it is written: `DateFormatter()`.
        public let use: String
    }

    /// The type's path, `ItemsViewController`.
    public let type: String
    public let location: Location
    /// The places of each concern that the type has, in the order of the text.
    public let places: [Concern: [Place]]

    /// The concerns that the type has, in the order of `Concern.allCases`.
    public var concerns: [Concern] { Concern.allCases.filter { places[$0] != nil } }

    public var description: String {
        let lines = concerns.map { concern in
            let uses = (places[concern] ?? []).map { "\($0.use) at \($0.location.line):\($0.location.column)" }
            return "  \(concern): \(uses.joined(separator: ", "))"
        }
        return "\(type) (\(location))\n" + lines.joined(separator: "\n")
    }
}
