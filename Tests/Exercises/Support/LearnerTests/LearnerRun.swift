/// One run of a learner's tests, as far as its events describe it.
struct LearnerRun: Sendable, Equatable {
    /// How the run came to its end.
    enum End: Sendable, Equatable {
        case complete
        /// The process was ended by a signal, with what it said last.
        case crashed(LearnerTrap)
        case timedOut(seconds: Int)
        /// The process left before the run was over.
        case endedEarly
        case notStarted(reason: String)
        /// Runs before this one had to be ended, and each costs its time limit.
        case notTried
    }

    /// A failed expectation.
    struct Failure: Sendable, Equatable {
        let test: String
        let text: String
        /// The file's name, and the line in it.
        let place: String?
    }

    var end = End.complete
    /// The names of the test functions that began, in that order.
    var started: [String] = []
    /// Where each test function is: the file's name, and the line in it.
    var places: [String: String] = [:]
    /// Those that came to their end.
    var ended: Set<String> = []
    var failures: [Failure] = []

    /// Those that came to their end without a failure.
    var passed: [String] { started.filter { ended.contains($0) && !failed.contains($0) } }

    /// Those that failed, each once.
    var failed: Set<String> { Set(failures.map(\.test)) }

    /// Those that began and never ended.
    var unfinished: [String] { started.filter { !ended.contains($0) } }
}
