import Commands
import Course
import Typesetting

/// `workbook list`: shows the way through lessons and exercises.
enum ListCommand: Subcommand {
    static let name = "list"
    static let synopsis = ""
    static let summary = "the way through lessons and exercises, and where you are on it"
    static let details = """
        One below the other in the order in which they are done: a lesson, its exercises, the next lesson. What comes
        next is marked by >.
        """
    static let options = [Option("--json", "as JSON, for programs")]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        try arguments.atMost(0)
        let catalogue = try session.catalogue()
        let path = LearningPath(catalogue, progress: session.progress(in: catalogue.checkout))
        if arguments.has("--json") {
            session.console.print(try json(catalogue, path))
        } else {
            session.console.print(text(path, session.console))
        }
        session.mention(catalogue.problems)
        return .done
    }

    private static func text(_ path: LearningPath, _ console: Console) -> String {
        let style = console.style
        let commands = TextColumns.wrap(
            "A lesson: read 12, play 12. An exercise: read 12a, watch 12a, check 12a, hint 12a.",
            width: console.columns)
        return (commands.map(style.faint) + [""] + LearningPathPage.lines(path, style: style, width: console.columns))
            .joined(separator: "\n")
    }

    private static func json(_ catalogue: Catalogue, _ path: LearningPath) throws -> String {
        let list = List(
            lessons: catalogue.lessons.map {
                List.Lesson(number: $0.number, title: $0.title, playable: $0.isPlayable, path: $0.path)
            },
            exercises: path.all.map { exercise, state in
                List.Exercise(
                    number: exercise.label, name: exercise.name, title: exercise.title, lesson: exercise.lesson,
                    minutes: exercise.minutes, points: exercise.points, state: List.state(state),
                    passed: state.hasPassed, earned: List.earned(state, of: exercise),
                    peeked: path.wasPeekedAt(exercise), path: exercise.path)
            },
            way: path.stops.map { stop in
                switch stop {
                case .lesson(let lesson):
                    List.Stop(kind: "lesson", number: lesson.label, isNext: path.isNext(stop))
                case .exercise(let exercise, _):
                    List.Stop(kind: "exercise", number: exercise.label, isNext: path.isNext(stop))
                }
            },
            problems: catalogue.problems.sorted { $0.key < $1.key }.map {
                List.Problem(number: $0.key.description, message: $0.value.description)
            })
        return try JSONText.of(list)
    }

    /// The JSON that `--json` prints.
    private struct List: Encodable {
        struct Lesson: Encodable {
            let number: Int
            let title: String
            let playable: Bool
            let path: String
        }

        struct Exercise: Encodable {
            let number: String
            let name: String
            let title: String
            let lesson: Int
            let minutes: Int
            let points: Int
            let state: String
            let passed: Bool
            let earned: Int
            let peeked: Bool
            let path: String
        }

        struct Problem: Encodable {
            let number: String
            let message: String
        }

        struct Stop: Encodable {
            let kind: String
            let number: String
            let isNext: Bool
        }

        let lessons: [Lesson]
        let exercises: [Exercise]
        let way: [Stop]
        let problems: [Problem]

        static func state(_ state: ExerciseState) -> String {
            switch state {
            case .notBegun: "notBegun"
            case .begun: "begun"
            case .unmet: "unmet"
            case .passed: "passed"
            case .passedBefore(let points): points == nil ? "begun" : "unmet"
            }
        }

        /// Returns the points of the last check, or 0 if the files changed since then.
        static func earned(_ state: ExerciseState, of exercise: Course.Exercise) -> Int {
            switch state {
            case .notBegun, .begun: 0
            case .unmet(let points, _): points
            case .passed: exercise.points
            case .passedBefore(let points): points ?? 0
            }
        }
    }
}
