import Commands
import Course
import Typesetting

/// `workbook solution NNx`: shows the reference next to the learner's version.
enum SolutionCommand: Subcommand {
    static let name = "solution"
    static let synopsis = "NNx"
    static let summary = "the reference beside your version, once you passed, and why it is written so"
    static let details = """
        Only the files that you edit are shown, and of these what differs with a few lines around. On a terminal of
        \(SideBySide.leastWidth) columns or more the two stand side by side, else each line of yours stands
        above what the reference has in its place.
        """
    static let options = [
        Option("--peek", "before you passed, too; list will say so"),
        Option("--whole", "the files from the first line to the last"),
        Option("--no-pager", "prints all of it at once"),
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let number = try arguments.single("the number of an exercise, as in: solution 12a")
        let catalogue = try session.catalogue()
        let exercise = try catalogue.exercise(number, for: Self.self)
        let page = try SolutionPage(of: exercise, in: catalogue)
        let console = session.console
        if !session.progress(in: catalogue.checkout).hasPassed(exercise) {
            guard arguments.has("--peek") else { throw SolutionError.notPassed(exercise: exercise.label) }
            session.remember(in: catalogue.checkout) { $0.peeked.insert(exercise.label) }
        }
        let lines = page.lines(
            console.style, width: console.columns, room: console.room, whole: arguments.has("--whole"),
            more: "swift run workbook solution \(exercise.label) --whole")
        console.show(lines, isPaged: !arguments.has("--no-pager"), environment: session.environment)
        return .done
    }
}
