import ExerciseSupport
import Testing

/// The state that all presenters or all interactors share.
enum SharedState {
    static let variables = exercise.sharedVariables(in: ["ShelfLendPresenter.swift", "ShelfLendInteractor.swift"])

    /// Returns whether there is any, and records that the test which asks can't judge the answer then.
    static func isThere() -> Bool {
        !isJudged(variables.isEmpty, after: "07a.5", because: "all sheets share what one of them remembers")
    }
}
