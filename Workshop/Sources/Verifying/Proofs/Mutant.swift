import Changes
import Checking

/// A small wrong change of a right answer: a realistic mistake of learners, and the checks that catch it.
struct Mutant: Sendable, Equatable {
    /// The name in kebab-case: `weak-presenter-in-views`.
    let name: String
    /// The learner's mistake, and a reason to make it.
    let mistake: String
    /// The ids of all requirements that fail, and no others; for a lesson, the type names of the suites.
    let caughtBy: [String]
    /// The edits that make the right answer wrong.
    let edits: [MutantEdit]
    /// The words of the report when it is caught; for a journey, the wrong line of a picture.
    var shows: String?
    /// The failing requirement whose finding a learner has to read first.
    var first: String?
    /// The place of the mistake, if the edits don't show it.
    var fault: FaultPlace?
    /// The line of its name in the file that describes it, from 1.
    var line = 1

    /// Returns the right answer's files with the mistake made.
    func made(in files: FileTree) throws(VariantError) -> FileTree {
        var changed = files
        for edit in edits { try edit.make(in: &changed) }
        return changed
    }
}
