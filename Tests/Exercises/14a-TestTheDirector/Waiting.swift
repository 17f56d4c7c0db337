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
        guard let use = firstUse(in: tests) else { return }
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

    /// Whether `report` would say something.
    static func isUsed(in tests: Sources) -> Bool { firstUse(in: tests) != nil }

    private static func firstUse(in tests: Sources) -> Reference? {
        let own = Set(tests.files.flatMap(\.declarations).flatMap(\.all).map(\.name))
        return tests.files.flatMap(\.references).first { waits($0) && !own.contains($0.name) }
    }

    private static func waits(_ use: Reference) -> Bool {
        names.contains(use.name) || use.name == "messages" && use.labels.first == "atLeast"
            || use.name == "yield" && use.receiver == "Task"
    }
}
