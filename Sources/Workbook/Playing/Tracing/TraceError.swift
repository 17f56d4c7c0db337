import Typesetting

/// Why a conversation can't be shown.
package enum TraceError: Error, Equatable, CustomStringConvertible {
    /// There is no such journey.
    case noJourney(String, known: [String])
    /// The journey has fewer steps.
    case noSteps(from: Int, to: Int, count: Int)
    /// The journey ended before its last step, and says why.
    case failed(String)

    /// The reason in words, and what to type instead where that would help.
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
