import WorkbookKit

/// `workbook read NN`: a lesson's text, or an exercise's task.
enum ReadCommand: Subcommand {
    static let name = "read"
    static let synopsis = "NN"
    static let summary = "the text of a lesson; with --exercise the task of an exercise"
    static let options = [
        Option("--exercise", "the task of the exercise with that number"),
        Option("--no-pager", "prints all of it at once"),
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let number = try arguments.single("the number of a lesson, as in: read 13")
        let catalogue = try session.catalogue()
        let file: String
        if arguments.has("--exercise") {
            file = try catalogue.exercise(number).path + "/README.md"
        } else {
            file = try lesson(number, catalogue).readme
        }
        let console = session.console
        let lines = MarkdownPage.lines(try catalogue.text(of: file), style: console.style, width: console.columns)
        let text = lines.joined(separator: "\n")
        if console.isTerminal, !arguments.has("--no-pager"), lines.count >= console.rows,
            Pager.show(text + "\n", environment: session.environment)
        {
            return .done
        }
        console.print(text)
        return .done
    }

    /// Somebody who types an exercise's number that no lesson has is told how to read the exercise.
    private static func lesson(_ number: String, _ catalogue: Catalogue) throws -> Lesson {
        do {
            return try catalogue.lesson(number)
        } catch {
            if let exercise = try? catalogue.exercise(number) {
                throw UsageError.conflict(
                    "There is no lesson \(number), but an exercise: type `swift run workbook read "
                        + "\(exercise.label) --exercise`.", command: name)
            }
            throw error
        }
    }
}
