import Checking

/// The outcome of one run for each requirement of an exercise, or for each suite of a lesson.
struct Observation {
    /// The outcome of one requirement or suite.
    enum State: Equatable {
        /// Its tests finished without an issue.
        case met
        /// Its tests finished, and an expectation failed; with the words of the first issue.
        case failed(String)
        /// It stopped the run; with the way it did.
        case broken(String)
        /// Its tests finished, and can't judge before that requirement is met.
        case waiting(String)
        /// Its tests didn't all finish; with the reason.
        case unknown(String)
    }

    /// The outcomes, in the order of the requirements or suites.
    let states: [(id: String, state: State)]
    /// The compiler's errors; if there are any, nothing ran.
    let compilerErrors: [CompilerMessage]
    /// The failures outside of all requirements or suites.
    let strays: [String]
    /// The report that the answer's author would read.
    let reading: String
    /// The place that the report's first finding points to.
    var first: FirstFinding?

    /// The ids of those that weren't met.
    var failing: [String] {
        states.filter { _, state in
            switch state {
            case .failed, .broken: true
            case .met, .waiting, .unknown: false
            }
        }.map(\.id)
    }
}
