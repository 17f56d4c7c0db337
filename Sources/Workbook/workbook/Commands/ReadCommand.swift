import Commands
import Course
import Foundation

/// `workbook read NN [PAGE]`: shows a lesson's text or another of its pages, or an exercise's task.
enum ReadCommand: Subcommand {
    static let name = "read"
    static let synopsis = "[NN|NNx] [PAGE]"
    static let summary = "the text of a lesson, or the task of an exercise"
    static let details = """
        Without a number or a name, shows the task of the exercise that you are at. On a terminal, words that the glossary
        explains are underlined. PAGE is a second page beside a lesson's text, as in: read 09 Controls.
        """
    static let options = [
        Option("--answers", "with the answers to its questions"),
        Option("--no-pager", "prints all of it at once"),
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let catalogue = try session.catalogue()
        let number = try arguments.positional.first.map(catalogue.label)
        let label: String
        let folder: String
        var page: String?
        if let number, ExerciseNumber(number) == nil {
            let lesson = try catalogue.lesson(number, for: Self.self)
            (label, folder) = (lesson.label, lesson.path)
            page = Self.page(arguments.positional.dropFirst().first, of: lesson, in: catalogue.checkout)
            try arguments.atMost(page == nil ? 1 : 2)
            if page == nil { session.remember(in: catalogue.checkout) { $0.lessonsRead.insert(lesson.number) } }
        } else {
            try arguments.atMost(1)
            let exercise = try session.exercise(number, in: catalogue, for: Self.self)
            (label, folder) = (exercise.label, exercise.path)
        }
        let text = try catalogue.text(of: folder + "/" + (page ?? "README.md"))
        session.remember(in: catalogue.checkout) { $0.visit(label, date: Date()) }
        show(text, of: label, in: folder, arguments, session)
        return .done
    }

    /// Returns the file of a page by its name in any case, or nil if the lesson has no such page.
    private static func page(_ typed: String?, of lesson: Lesson, in checkout: Checkout) -> String? {
        guard let typed else { return nil }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: checkout.url(lesson.path).path)) ?? []
        return files.first { $0.lowercased() == typed.lowercased() + ".md" }
    }

    private static func show(
        _ markdown: String, of label: String, in folder: String, _ arguments: Arguments, _ session: Session
    ) {
        let console = session.console
        let answers =
            arguments.has("--answers") ? nil : "The answers: swift run workbook read \(label) --answers"
        let lines = MarkdownPage.lines(
            markdown, in: folder, style: console.style, width: console.columns, room: console.room,
            insteadOfAnswers: answers)
        console.show(lines, isPaged: !arguments.has("--no-pager"), environment: session.environment)
    }
}
