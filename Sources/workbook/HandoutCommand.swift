import Classroom
import Course
import Foundation
import Typesetting

/// `workbook handout DIR`: a student's copy.
enum HandoutCommand: Subcommand {
    static let name = "handout"
    static let synopsis = "DIR"
    static let summary = "for teachers: writes a student's copy, without solutions"
    static let details = """
        The copy has the lessons, the exercises as their starters, the suites that grade them, and the command; it has no
        solutions, no proofs of the exercises, no suites of the tools and no CI. It builds, passes its own swift test, and
        is a git repository of its own with one commit.

        Where DIR is an older handout, its files become those of a new one, in a commit of its own, and what changed is
        said. Nothing happens there as long as something is not committed.
        """
    static let options = [
        Option("--exercises", value: "LIST", "only these, as in 01-06,12; all unless told")
    ]
    /// How many files of a kind are named.
    private static let shown = 20

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let typed = try arguments.single("the folder to write, as in: handout ../handout")
        let catalogue = try session.catalogue()
        if let problem = catalogue.problems.sorted(by: { $0.key < $1.key }).first?.value { throw problem }
        if Handout.isOne(catalogue.checkout) {
            throw UsageError.conflict("This is a handout itself; a handout is made in a whole checkout.", command: name)
        }
        let exercises =
            try arguments.value("--exercises").map { (list) throws(CatalogueError) in
                try catalogue.exercises(listed: list)
            } ?? catalogue.exercises
        let outcome = try Handout(of: exercises, in: catalogue, environment: session.environment)
            .write(to: URL(fileURLWithPath: typed, relativeTo: session.folder), shownAs: typed)
        let content = "\(exercises.count.counted("exercise")), \(outcome.files) files"
        guard let changes = outcome.changes else {
            session.console.print("A handout is in \(typed): \(content), in a git repository of its own")
            return .done
        }
        if changes.areNone {
            session.console.print("The handout in \(typed) is the same already: \(content)")
            return .done
        }
        session.console.print("The handout in \(typed) is a new one: \(content)")
        for (sign, files) in [("+", changes.added), ("~", changes.changed), ("-", changes.removed)] {
            for file in files.prefix(shown) { session.console.print("  \(sign) \(file)") }
            if files.count > shown { session.console.print("  \(sign) and \(files.count - shown) more") }
        }
        return .done
    }
}
