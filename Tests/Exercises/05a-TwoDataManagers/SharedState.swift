import ExerciseSupport

/// What all interactors or all data managers have together.
enum SharedState {
    static let variables = exercise.sharedVariables(in: [
        "ShelfInteractor.swift", "ShelfAPIDataManager.swift", "ShelfLocalDataManager.swift",
    ])

    static func isThere() -> Bool { !variables.isEmpty }
}
