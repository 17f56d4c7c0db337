import ExerciseSupport
import Testing

/// The state that all interactors or all data managers share.
enum SharedState {
    static let variables = exercise.sharedVariables(in: [
        "ShelfInteractor.swift", "ShelfAPIDataManager.swift", "ShelfLocalDataManager.swift",
    ])

    /// Returns whether there is any, and records that the test which asks can't judge the answer then.
    static func isThere() -> Bool {
        !isJudged(variables.isEmpty, after: "05a.7", because: "what one list keeps is shared by all")
    }
}
