import ExerciseSupport
import SourceModel
import Testing

/// Findings about something that all Workers share.
///
/// Tests that run side by side would then disturb each other, and blame what is right. So each says only that.
enum SharedState {
    /// Returns whether the Workers share nothing, and records the finding if they do.
    static func isFree(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
        guard let finding else { return true }
        Issue.record(finding, sourceLocation: sourceLocation)
        return false
    }

    private static let finding: Comment? = {
        let all = (try? AsyncWorkerTests.learnersFiles())?.flatMap(\.declarations).flatMap(\.all) ?? []
        let kept = all.first { $0.kind == .global || $0.kind == .property && $0.isStatic && $0.isStored }
        return kept.map { kept in
            .teaching(
                expected: "nothing in the Workers is static, or outside of a type",
                happened: "\(kept.name) is",
                why: """
                    it is shared by the Workers of all lists, and of all tests, so one cancels or answers what \
                    belongs to another; nothing else can be checked before that is gone
                    """,
                look: exercise.look(at: [kept.location.place], for: "whose is this, and for how long?"))
        }
    }()
}
