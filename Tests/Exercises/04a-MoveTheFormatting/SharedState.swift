import ExerciseSupport

/// The state that all presenters or all views share; the first test of 04a.1 reports it, and others stay silent.
enum SharedState {
    static let variables = exercise.sharedVariables(in: [
        "ShelfPresenter.swift", "ShelfViewController.swift", "ShelfViewProtocol.swift", "ShelfRow.swift",
        "BookshelfApp.swift",
    ])
}
