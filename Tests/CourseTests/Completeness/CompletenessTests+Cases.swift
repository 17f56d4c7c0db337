extension CompletenessTests {
    /// Files or folders of the course, each with the message when it is missing.
    static let missingFiles: [(file: String, message: String)] = [
        (
            "Lessons/01-MassiveViewController/journeys.json",
            """
            Lessons/01-MassiveViewController/journeys.json is missing, so nothing proves the lesson's journeys: copy the \
            file from another lesson and adapt its edits
            """
        ),
        (
            "Lessons/01-MassiveViewController/Probes",
            """
            Lessons/01-MassiveViewController/Probes is missing, and the table probed in Package.swift has "01": \
            write the probes, or take the number out
            """
        ),
        (
            "Tests/Lessons/01-MassiveViewController/JourneysTests.swift",
            """
            Tests/Lessons/01-MassiveViewController/JourneysTests.swift is missing, so no journey leads through the \
            lesson's app: copy it from another lesson of the same app
            """
        ),
        (
            "Tests/Lessons/01-MassiveViewController/RuleTests.swift",
            """
            Tests/Lessons/01-MassiveViewController has no suite that imports RoleRules, so no rule is held to the \
            lesson's code: copy RuleTests.swift from a lesson of the same architecture
            """
        ),
        (
            "Exercises/13a-Worker/README.md",
            "Exercises/13a-Worker/README.md is missing: write the task"
        ),
        (
            "Exercises/13a-Worker/exercise.json",
            """
            Exercises/13a-Worker/exercise.json: can't be read: there is no such file
              fix: bring back the committed one: git checkout -- 'Exercises/13a-Worker/exercise.json'
            """
        ),
        (
            "Exercises/13a-Worker/hints.md",
            "Exercises/13a-Worker/hints.md is missing: write three hints for each requirement"
        ),
        (
            "Exercises/13a-Worker/Sources", "Exercises/13a-Worker/Sources is missing: write the starter"
        ),
        (
            "Exercises/.starter/13a-Worker",
            """
            Exercises/.starter/13a-Worker/Sources/Worker.swift is missing: copy \
            Exercises/13a-Worker/Sources/Worker.swift there, as it is before the first edit
            """
        ),
        (
            "Solutions/13a-Worker/Sources",
            "Solutions/13a-Worker/Sources is missing: write one right answer"
        ),
        (
            "Solutions/13a-Worker/README.md",
            "Solutions/13a-Worker/README.md is missing: say why the answer is written so"
        ),
        ("Tests/Exercises/13a-Worker", "Tests/Exercises/13a-Worker is missing: write the suite"),
        (
            "Workshop/Proofs/13a-Worker/mutants.json",
            "Workshop/Proofs/13a-Worker/mutants.json is missing: write at least twelve wrong answers"
        ),
        (
            "Workshop/Proofs/13a-Worker/Alternatives",
            "Workshop/Proofs/13a-Worker/Alternatives is missing: write at least three other right answers"
        ),
        (
            "Workshop/Proofs/proven.json",
            """
            Workshop/Proofs/proven.json doesn't have 13a: run `swift run workbook verify --only 13a`, which adds \
            it, and commit the file
            """
        ),
        (
            "Workshop/Proofs/systematic.json",
            """
            Workshop/Proofs/systematic.json doesn't have 13a: run \
            `swift run workbook verify --systematic --only 13a`, which adds it, and commit the file
            """
        ),
    ]

    /// Lines to remove from a file, each with the message that follows.
    static let missingLines: [(file: String, line: String, message: String)] = [
        (
            "Package.swift", "    \"01-MassiveViewController\",\n",
            """
            Lessons/01-MassiveViewController is not in Package.swift, so nothing builds it: add \
            "01-MassiveViewController" to the table lessons, as the first
            """
        ),
        (
            "Package.swift", "(\"01\")",
            """
            Lessons/01-MassiveViewController/Probes is not compiled: add "01" to the table probed in Package.swift
            """
        ),
        (
            "Package.swift", "\"13a-Worker\"",
            """
            Exercises/13a-Worker is not in Package.swift, so nothing builds it: add "13a-Worker" to the table \
            exercises, as the first
            """
        ),
        (
            "Workshop/Site/book/architectures.py", "range(1, 2)",
            """
            Workshop/Site/book/architectures.py doesn't say which architecture lesson 01 is about: add its number \
            to the table ARCHITECTURES
            """
        ),
        (
            "CHANGELOG.md", "Lesson 01 and ",
            """
            CHANGELOG.md doesn't name lesson 01: add a line on 01 MassiveViewController to the newest version
            """
        ),
        (
            "CHANGELOG.md", "13a Worker",
            "CHANGELOG.md doesn't name exercise 13a: add a line on 13a Worker to the newest version"
        ),
        (
            "Tests/Exercises/13a-Worker/WorkerTests.swift", ", .exercise(\"13a\")",
            """
            No suite in Tests/Exercises/13a-Worker has the trait .exercise("13a"), so it runs before the learner \
            begins: add the trait to each suite
            """
        ),
        (
            "Tests/Exercises/13a-Worker/WorkerTests.swift", "fetchPresents",
            """
            No suite in Tests/Exercises/13a-Worker has the test fetchPresents(), which \
            Exercises/13a-Worker/exercise.json names for 13a.1: write it, or correct the name in "tests"
            """
        ),
    ]
}
