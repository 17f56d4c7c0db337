import Foundation

/// What a crashing test process left on its output: for people to read, never for a verdict.
public struct CrashReport: Sendable, Equatable {
    /// A place in a file.
    public struct Place: Sendable, Equatable {
        /// The file, as an absolute path.
        public let file: String
        /// The line, from 1.
        public let line: Int
    }

    /// The runtime's own words: `Index out of range`.
    public let message: String?
    /// The innermost frames first.
    public let places: [Place]

    /// Reads the runtime's message and the frames of its backtrace.
    public init(output: String) {
        var message: String?
        var places: [Place] = []
        for line in output.split(whereSeparator: \.isNewline) {
            if let marker = line.range(of: "Fatal error: ") {
                message = String(line[marker.upperBound...])
            } else if let marker = line.range(of: " at /", options: .backwards) {
                if let place = Self.place(line[line.index(before: marker.upperBound)...]) { places.append(place) }
            }
        }
        self.message = message
        self.places = places
    }

    /// Reads `/path/File.swift:14:21`.
    private static func place(_ text: Substring) -> Place? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else { return nil }
        return Place(file: parts.dropLast(2).joined(separator: ":"), line: line)
    }
}
