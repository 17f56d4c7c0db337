import Checking

/// What one run showed of each requirement of an exercise, or of each suite of a lesson.
struct Observation {
    /// How one of them came out.
    enum State: Equatable {
        /// Its tests ran to their end, and nothing was wrong.
        case met
        /// Its tests ran to their end, and an expectation failed; the first one's words.
        case failed(String)
        /// It brought the run down, and how.
        case broken(String)
        /// Its tests were never run to their end, and why.
        case unknown(String)
    }

    /// In their order.
    let states: [(id: String, state: State)]
    /// With any, nothing ran.
    let compilerErrors: [CompilerMessage]
    /// What went wrong outside of all of them.
    let strays: [String]
    /// What somebody would read whose answer this is.
    let reading: String
    /// Where the first finding of that leads.
    var first: FirstFinding?

    /// Those that were seen not to be met.
    var failing: [String] {
        states.filter { _, state in
            switch state {
            case .failed, .broken: true
            case .met, .unknown: false
            }
        }.map(\.id)
    }
}
