import Course

/// The README of a student's copy.
enum HandoutReadme {
    /// Returns the text for these exercises.
    static func text(_ exercises: [Exercise], lessons: [Lesson], gradedOnPush: Bool) -> String {
        """
        # The architecture workbook

        One small iOS app, grown step by step from a massive view controller into VIPER, Clean VIPER and VIPER-S. You read
        a lesson, play its app in the terminal, and then do the same to another app. `swift test` grades what you did: its
        behavior, its structure, and the tests that you write yourself.

        You need to know Swift and UIKit. You need a Swift 6.2 toolchain or newer, on Linux or macOS, and nothing else:
        there are no packages to fetch, and no simulator.

        ## Where to begin

        ```
        swift run workbook
        ```

        This says where you are, what is next and what to type. (The first build takes a minute or two.) In a terminal it
        stays open and watches the exercise that you are at; `q` leaves.

        ```
        \(commands(exercises))
        ```

        `swift test` runs the lessons' suites and those of the exercises that you began. It passes as long as you began
        none, and names those that it skipped.

        The [map of the ladder](Lessons/README.md) says what you can do after each lesson, and the
        [glossary](Lessons/GLOSSARY.md) explains the words.

        ## What is asked for

        | exercise | what it is about | lesson | minutes | points |
        | --- | --- | --- | ---: | ---: |
        \(exercises.map { row($0, lessons) }.joined(separator: "\n"))

        ## What is handed in

        \(gradedOnPush ? byPush : byHand)
        """ + "\n"
    }

    private static let byHand = """
        Hand in this folder, or an archive of it, as your teacher tells you. Only the files that an exercise's README lets
        you edit count; the suites that grade them come from your teacher. `git diff` shows what you changed.
        """

    private static let byPush = """
        Commit what you wrote, and push it. Each push is graded; the tab Actions on GitHub leads to your points and to what
        is missing. Only the files that an exercise's README lets you edit count. Where another file of the workbook was
        changed, nothing is graded, and the run says which file that is and how to bring it back.
        """

    private static func commands(_ exercises: [Exercise]) -> String {
        let label = exercises.first?.label ?? "01a"
        let lines = [
            ("list", "the whole way, and where you are on it"),
            ("read \(label)", "the first task"),
            ("watch \(label)", "checks it whenever you save"),
            ("check \(label)", "checks it once"),
            ("hint \(label)", "helps, in three steps"),
            ("reset \(label)", "brings the starter back and keeps what you wrote"),
        ]
        let width = lines.map(\.0.count).max() ?? 0
        return lines.map { command, words in
            "swift run workbook \(command)\(String(repeating: " ", count: width - command.count))   # \(words)"
        }.joined(separator: "\n")
    }

    private static func row(_ exercise: Exercise, _ lessons: [Lesson]) -> String {
        let lesson = lessons.first { $0.number == exercise.lesson }
        let link = lesson.map { "[\($0.label)](\($0.path)/README.md)" } ?? Label.two(exercise.lesson)
        return "| [\(exercise.label) \(exercise.name)](\(exercise.path)/README.md) | \(exercise.title) | \(link) "
            + "| \(exercise.minutes) | \(exercise.points) |"
    }
}
