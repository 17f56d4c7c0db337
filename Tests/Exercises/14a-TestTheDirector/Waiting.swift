import ExerciseSupport
import SourceModel
import Testing

/// Ways to wait without sleeping: until the log has grown, for a turn of the main actor, or for a queue.
enum Waiting {
    private static let names: Set = [
        "DispatchQueue", "DispatchSemaphore", "DispatchGroup", "ContinuousClock", "SuspendingClock",
        "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
        "withUnsafeThrowingContinuation",
    ]

    /// Reports the first of them that the tests use.
    static func report(in tests: Sources, sourceLocation: SourceLocation = #_sourceLocation) {
        let own = Set(tests.files.flatMap(\.declarations).flatMap(\.all).map(\.name))
        guard let use = tests.files.flatMap(\.references).first(where: { waits($0) && !own.contains($0.name) }) else {
            return
        }
        Issue.record(
            .teaching(
                expected: "a test tells the Director something, and looks at once at what it said",
                happened: "\(use.text) waits for something",
                why: """
                    the Director has said everything when its method returns; a test that waits is slow where it is \
                    wrong, and depends on how busy the machine is
                    """,
                look: "\(use.location)\n      what is there to wait for? The log has it already   (lesson 14)"),
            sourceLocation: sourceLocation)
    }

    private static func waits(_ use: Reference) -> Bool {
        names.contains(use.name) || use.name == "messages" && use.labels.first == "atLeast"
            || use.name == "yield" && use.receiver == "Task"
    }
}
