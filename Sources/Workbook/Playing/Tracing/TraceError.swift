import Typesetting

/// The reasons why a conversation can't be shown.
package enum TraceError: Error, Equatable, CustomStringConvertible {
    /// The app has no such journey.
    case noJourney(String, known: [String])
    /// The journey has fewer steps.
    case noSteps(from: Int, to: Int, count: Int)
    /// The journey failed before its last step; the text is the reason.
    case failed(String)

    /// The reason in words, and what to type instead if that would help.
    package var description: String {
        switch self {
        case .noJourney(let name, let known):
            "There is no journey \"\(name)\"."
                + (Nearest.match(for: name, among: known).map { " Did you mean \($0)?" } ?? "")
                + "\n  fix: name one of \(known.joined(separator: ", "))"
        case .noSteps(let from, let to, let count):
            """
            There are no steps from \(from) to \(to): the journey has \(count).
              fix: leave --from and --to out to see them all
            """
        case .failed(let reason):
            """
            The journey can't be traced to its end, because it does not pass.
            \(reason)
            """
        }
    }
}
