import Checking
import Course
import CourseFixtures
import Foundation
import Processes
import Testing

@testable import workshop

@Suite("An interrupted grading")
struct InterruptedGradingTests {
    private let course: TemporaryCourse

    init() throws {
        course = try TemporaryCourse()
        for file in [".editorconfig", ".gitignore", ".swift-format", "LICENSE"] { try course.write(file, "\n") }
        try course.write("Package.swift", SmallManifest.text(of: "13a-Worker"))
        try course.write("Tests/Exercises/Support/Support.swift", "import Testing\n")
        for (student, answer) in ["Ada": "struct Worker { let a = 1 }\n", "Bo": "struct Worker { let b = 1 }\n"] {
            try course.write("class/\(student)/Exercises/13a-Worker/Sources/Worker.swift", answer)
        }
        try course.write("bin/swift", "#!/bin/sh\ncase \"$*\" in *--version*) echo swift;; *) sleep 60;; esac\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: course.checkout.url("bin/swift").path)
    }

    /// Keeps the marks of these answers as if they had been graded, presses Ctrl-C, and grades.
    private func error(keeping answers: [String]) throws -> GradeError? {
        let environment = ["PATH": course.checkout.url("bin").path + ":/usr/bin:/bin"]
        let catalogue = Catalogue(of: course.checkout)
        let exercise = try catalogue.exercise("13a")
        let interruption = Interruption()
        defer { interruption.stop() }
        let setup = try GradingSetup(
            environment: environment, jobs: 1, confined: false, interruption: interruption)
        let tree = try GradingTree(
            of: [exercise], in: catalogue, ToolchainIdentity(of: setup.toolchain, environment: environment))
        for answer in answers {
            let path = "class/\(answer)/Exercises/13a-Worker/Sources/Worker.swift"
            let file = try #require(course.read(path))
            let key = tree.key(of: exercise, answer: ["Sources/Worker.swift": Data(file.utf8)], under: setup.conditions)
            let mark = ExerciseMark(
                exercise: "13a", outcome: .passed, points: 6, requirements: [], findings: [])
            try MarkStore(course.checkout).keep(mark, for: key)
        }
        interruption.interrupt()
        let grader = try Grader(
            [exercise], in: catalogue, setup, environment: environment, again: "swift run workbook grade class")
        return #expect(throws: GradeError.self) {
            _ = try grader.grade([course.checkout.url("class")]) { _ in }
        }
    }

    @Test("says how many marks are kept, and what to type")
    func kept() throws {
        let error = try #require(try error(keeping: ["Ada"]))
        #expect(
            error.description == """
                Stopped: 1 of 2 marks are kept, and will not be graded again.
                  fix: to go on, type: swift run workbook grade class
                """)
        #expect(Workshop.status(of: error) == .interrupted)
    }

    @Test("loses nothing where nothing was graded")
    func nothing() throws {
        #expect(try error(keeping: [])?.description.hasPrefix("Stopped: 0 of 2 marks are kept.\n") == true)
    }

    @Test(
        "what to type is quoted for a shell",
        arguments: [
            ("../class", "../class"), ("Ada & Bo", "'Ada & Bo'"), ("it's", "'it'\\''s'"), ("", "''"),
            ("01a-06a,12a", "01a-06a,12a"), ("~/x", "'~/x'"),
        ])
    func quoted(word: String, text: String) { #expect(ShellWord(word).text == text) }
}
