import ExerciseSupport

/// The two files that a learner edits.
enum Worker: String {
    case list = "List/ShelfListWorker"
    case lend = "Lend/ShelfLendWorker"

    /// The file, and what to look for in it.
    func look(_ what: String) -> String {
        exercise.look(in: "Shelf/\(rawValue)", for: what)
    }
}
