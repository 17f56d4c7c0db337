import ExerciseSupport

/// The state that all interactors or all data managers share.
enum SharedState {
    static let variables = exercise.sharedVariables(in: [
        "ShelfInteractor.swift", "ShelfAPIDataManager.swift", "ShelfLocalDataManager.swift",
    ])

    static func isThere() -> Bool { !variables.isEmpty }
}
