import Changes
import Checking

/// A small wrong change of a right answer: a mistake that learners really make, and the checks that catch it.
struct Mutant: Sendable, Equatable {
    /// What it is called: `weak-presenter-in-views`.
    let name: String
    /// What the learner did, and why one would.
    let mistake: String
    /// Exactly the requirements that fail, by their ids; for a lesson, the suites by the names of their types.
    let caughtBy: [String]
    /// What makes the right answer wrong.
    let edits: [MutantEdit]
    /// What somebody reads when it is caught; for a journey, the line of a picture that is not as it should be.
    var shows: String?
    /// The one of them whose finding a learner has to read first.
    var first: String?
    /// Where the mistake is, where the edits don't show it.
    var fault: FaultPlace?
    /// The line of its name in the file that describes it, from 1.
    var line = 1

    /// The right answer's files with the mistake made in them.
    func made(in files: FileTree) throws(VariantError) -> FileTree {
        var changed = files
        for edit in edits { try edit.make(in: &changed) }
        return changed
    }
}
