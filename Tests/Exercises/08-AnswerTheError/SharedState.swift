import ExerciseSupport

/// What all presenters or all interactors have together.
enum SharedState {
    static let variables = Exercise(8).sharedVariables(in: ["ShelfLendPresenter.swift", "ShelfLendInteractor.swift"])

    static func isThere() -> Bool { !variables.isEmpty }
}
