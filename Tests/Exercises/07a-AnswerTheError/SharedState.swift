import ExerciseSupport

/// What all presenters or all interactors have together.
enum SharedState {
    static let variables = exercise.sharedVariables(in: ["ShelfLendPresenter.swift", "ShelfLendInteractor.swift"])

    static func isThere() -> Bool { !variables.isEmpty }
}
