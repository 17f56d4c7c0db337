import Foundation
import WorkbookKit

/// `workbook list`: every lesson and every exercise.
enum ListCommand: Subcommand {
    static let name = "list"
    static let synopsis = ""
    static let summary = "all lessons and exercises, and how far you are"
    static let options = [Option("--json", "as JSON, for programs")]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        try arguments.atMost(0)
        let catalogue = try session.catalogue()
        let way = Way(catalogue, progress: session.progress(in: catalogue.checkout))
        if arguments.has("--json") {
            session.console.print(try json(catalogue, way))
        } else {
            session.console.print(text(catalogue, way, session.console))
        }
        session.mention(catalogue.problems)
        return .done
    }

    private static func text(_ catalogue: Catalogue, _ way: Way, _ console: Console) -> String {
        let style = console.style
        var lines = [heading("Lessons", "read NN, play NN", console)]
        let lessons = catalogue.lessons.map { ($0, state(of: $0, way)) }
        let rows = way.all.map { exercise, state in
            (exercise, state.text(of: exercise) + (way.wasPeekedAt(exercise) ? ", peeked" : ""), state)
        }
        let widest = ((lessons.map(\.1) + rows.map(\.1)).map(\.count).max() ?? 0) + 2
        func line(_ label: String, _ mark: String, _ title: String) -> String {
            let title = TextColumns.cut(title, to: console.columns - widest - 6)
            return "  \(label)  \(TextColumns.padded(mark, to: widest))\(title)"
        }
        for (lesson, text) in lessons {
            let isRead = way.done(with: lesson).hasPrefix("read")
            lines.append(line(lesson.label, isRead ? style.good(text) : style.faint(text), lesson.title))
        }
        lines += ["", heading("Exercises", "read NN --exercise, check NN, hint NN", console)]
        for (exercise, text, state) in rows {
            lines.append(line(exercise.label, colored(text, state, style), exercise.title))
        }
        return lines.joined(separator: "\n")
    }

    private static func state(of lesson: Lesson, _ way: Way) -> String {
        let done = way.done(with: lesson)
        return done.isEmpty ? (lesson.isPlayable ? "playable" : "not read") : done
    }

    private static func heading(_ text: String, _ commands: String, _ console: Console) -> String {
        let fits = text.count + 2 + commands.count <= console.columns
        return console.style.bold(text) + (fits ? "  " + console.style.faint(commands) : "")
    }

    private static func colored(_ text: String, _ state: ExerciseState, _ style: Style) -> String {
        switch state {
        case .notBegun: style.faint(text)
        case .begun, .unmet: style.open(text)
        case .passed: style.good(text)
        }
    }

    private static func json(_ catalogue: Catalogue, _ way: Way) throws -> String {
        let list = List(
            lessons: catalogue.lessons.map {
                List.Lesson(number: $0.number, title: $0.title, playable: $0.isPlayable, path: $0.path)
            },
            exercises: way.all.map { exercise, state in
                List.Exercise(
                    number: exercise.number, name: exercise.name, title: exercise.title, lesson: exercise.lesson,
                    minutes: exercise.minutes, points: exercise.points, state: List.state(state),
                    earned: List.earned(state, of: exercise), peeked: way.wasPeekedAt(exercise), path: exercise.path)
            },
            problems: catalogue.problems.sorted { $0.key < $1.key }.map {
                List.Problem(number: $0.key, message: $0.value.description)
            })
        return try JSONText.of(list)
    }

    /// The shape of `--json`.
    private struct List: Encodable {
        struct Lesson: Encodable {
            let number: Int
            let title: String
            let playable: Bool
            let path: String
        }

        struct Exercise: Encodable {
            let number: Int
            let name: String
            let title: String
            let lesson: Int
            let minutes: Int
            let points: Int
            let state: String
            let earned: Int
            let peeked: Bool
            let path: String
        }

        struct Problem: Encodable {
            let number: Int
            let message: String
        }

        let lessons: [Lesson]
        let exercises: [Exercise]
        let problems: [Problem]

        static func state(_ state: ExerciseState) -> String {
            switch state {
            case .notBegun: "notBegun"
            case .begun: "begun"
            case .unmet: "unmet"
            case .passed: "passed"
            }
        }

        /// Points of the last check, if the files are still as they were then.
        static func earned(_ state: ExerciseState, of exercise: WorkbookKit.Exercise) -> Int {
            switch state {
            case .notBegun, .begun: 0
            case .unmet(let points, _): points
            case .passed: exercise.points
            }
        }
    }
}
