import CourseFixtures
import Testing

@testable import Course

@Suite("What a half-added lesson or exercise lacks is named, with what to do")
struct CompletenessTests {
    let course: TemporaryCourse

    /// Makes a complete course with one lesson and one exercise.
    init() throws {
        course = try TemporaryCourse()
        for file in [
            "Exercises/13a-Worker/README.md", "Exercises/13a-Worker/hints.md",
            "Solutions/13a-Worker/README.md",
            "Solutions/13a-Worker/Sources/Worker.swift", "Workshop/Proofs/13a-Worker/mutants.json",
            "Workshop/Proofs/13a-Worker/Alternatives/async/README.md",
            "Lessons/01-MassiveViewController/journeys.json",
            "Lessons/01-MassiveViewController/Sources/ItemsApp.swift",
            "Lessons/01-MassiveViewController/Probes/Probes.swift",
            "Tests/Lessons/01-MassiveViewController/JourneysTests.swift",
        ] {
            try course.write(file, "")
        }
        for (file, text) in Self.texts { try course.write(file, text) }
    }

    private static let manifest = """
        let lessons = [
            "01-MassiveViewController",
        ]
        let probed = words("01")
        let exercises = ["13a-Worker"]
        let learnerTests = ["03a-FirstSpy": "Subject"]

        """

    private static let texts = [
        "Package.swift": "// swift-tools-version: 6.2\n" + manifest,
        "Tests/Lessons/01-MassiveViewController/RuleTests.swift": "import RoleRules\n",
        "Tests/Exercises/13a-Worker/WorkerTests.swift":
            "@Suite(\"A\", .exercise(\"13a\")) struct WorkerTests { @Test(\"13a.1 a\") func fetchPresents() {} }\n",
        "Workshop/Site/book/architectures.py": "(\"MVC\", \"mvc\", range(1, 2)),\n",
        "Workshop/Proofs/proven.json": "{\"13a\": \"1\"}\n",
        "Workshop/Proofs/systematic.json": "{\"13a\": \"1\"}\n",
        "CHANGELOG.md": "- Lesson 01 and exercise 13a Worker.\n",
    ]

    func problems() throws -> [String] {
        try LessonsCheck(course.checkout).problems + ExercisesCheck(course.checkout).problems
    }

    @Test("the lessons of this checkout lack nothing")
    func lessons() throws {
        let problems = try LessonsCheck(Checkout(root: ThisCheckout.root)).problems
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    @Test("the exercises of this checkout lack nothing")
    func exercises() throws {
        let problems = try ExercisesCheck(Checkout(root: ThisCheckout.root)).problems
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    @Test("nothing is said of a whole course")
    func whole() throws {
        let problems = try problems()
        #expect(problems == [])
    }

    @Test(
        "a file that is missing",
        arguments: missingFiles)
    func missingFile(file: String, message: String) throws {
        try course.remove(file)
        let problems = try problems()
        #expect(problems == [message])
    }

    @Test(
        "a line that is missing",
        arguments: missingLines)
    func missingLine(file: String, line: String, message: String) throws {
        let text = try #require(course.read(file))
        try course.write(file, text.replacing(line, with: ""))
        let problems = try problems()
        #expect(problems == [message])
    }

    @Test("a table that is not in order")
    func tables() throws {
        try course.write("Exercises/06a-Cycles/Notes.md", "")
        let manifest = Self.manifest.replacing("[\"13a-Worker\"]", with: "[\"13a-Worker\", \"06a-Cycles\"]")
        try course.write("Package.swift", "// swift-tools-version: 6.2\n" + manifest)
        let problems = try problems().filter { $0.contains("table") }
        #expect(
            problems == [
                "The table exercises in Package.swift is not in order: it has to be 06a-Cycles, 13a-Worker"
            ])
    }

    @Test("learners' tests that nothing compiles")
    func learnerTests() throws {
        try course.write("Exercises/13a-Worker/Tests/OwnTests.swift", "")
        let problems = try problems()
        #expect(
            problems == [
                """
                Exercises/13a-Worker/Tests is not compiled: add "13a-Worker" to the table learnerTests in Package.swift
                """
            ])
    }
}
