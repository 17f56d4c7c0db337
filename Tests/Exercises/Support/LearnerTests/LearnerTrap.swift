/// The last words of a process that trapped, as far as its error output has them.
struct LearnerTrap: Sendable, Equatable {
    /// The reason, such as `Index out of range`.
    var words: String?
    /// The name of a learner's file and the line in it, such as `LendTests.swift:12`.
    var place: String?
}

extension LearnerTrap {
    /// Reads the runtime's message, and the innermost frame in a learner's tests.
    init(errors: String) {
        for line in errors.split(whereSeparator: \.isNewline) {
            if let match = line.firstMatch(of: #/(?:([^/: ]+\.swift:\d+): )?Fatal error: (.+)/#) {
                words = String(match.2)
                // Unless the runtime names a file of its own.
                place = line.hasPrefix("Swift/") ? nil : match.1.map(String.init)
            } else if line.hasPrefix("Could not cast value of type") {
                words = String(line.replacing(#/ \(0x[0-9a-f]+\)/#, with: ""))
            } else if words == nil, let match = line.firstMatch(of: #/Swift runtime failure: (.+?) in /#) {
                words = String(match.1)
            }
        }
        let frames = errors.matches(of: #/ at /[^\n]*?/Tests/(?!Exercises/)(?:[^\n/]+/)*([^\n/:]+\.swift:\d+)/#)
        place = frames.first.map { String($0.1) } ?? place
    }
}
