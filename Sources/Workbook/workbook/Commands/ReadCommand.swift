import Commands
import Course

/// `workbook read NN`: a lesson's text, or an exercise's task.
enum ReadCommand: Subcommand {
    static let name = "read"
    static let synopsis = "NN|NNx"
    static let summary = "the text of a lesson, or the task of an exercise"
    static let options = [
        Option("--answers", "with the answers to its questions"),
        Option("--no-pager", "prints all of it at once"),
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let number = try arguments.single("the number of a lesson or an exercise, as in: read 12 or read 12a")
        let catalogue = try session.catalogue()
        let file: String
        if ExerciseNumber(number) != nil {
            file = try catalogue.exercise(number).path + "/README.md"
        } else {
            let lesson = try catalogue.lesson(number, for: Self.self)
            file = lesson.readme
            session.remember(in: catalogue.checkout) { $0.lessonsRead.insert(lesson.number) }
        }
        show(try catalogue.text(of: file), arguments, session)
        return .done
    }

    private static func show(_ markdown: String, _ arguments: Arguments, _ session: Session) {
        let console = session.console
        let answers =
            arguments.has("--answers")
            ? nil
            : "The answers: swift run workbook read \(arguments.positional[0]) --answers"
        let lines = MarkdownPage.lines(
            markdown, style: console.style, width: console.columns, insteadOfAnswers: answers)
        console.show(lines, isPaged: !arguments.has("--no-pager"), environment: session.environment)
    }
}
