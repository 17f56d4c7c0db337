import ExerciseSupport

/// The state that all presenters or all interactors share.
enum SharedState {
    static let variables = exercise.sharedVariables(in: ["ShelfLendPresenter.swift", "ShelfLendInteractor.swift"])

    static func isThere() -> Bool { !variables.isEmpty }
}
