import ExerciseSupport
import Testing

/// The state that all presenters or all views share; the first test of 04a.1 reports it.
enum SharedState {
    static let variables = exercise.sharedVariables(in: [
        "ShelfPresenter.swift", "ShelfViewController.swift", "ShelfViewProtocol.swift", "ShelfRow.swift",
        "BookshelfApp.swift",
    ])

    /// Returns whether there is none, so that a test of 04a.2 to 04a.7 can judge what it sees.
    static func areNone() -> Bool {
        isJudged(variables.isEmpty, after: "04a.1", because: "all lists share what one of them remembers")
    }
}
