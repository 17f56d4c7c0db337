import Checking
import Course
import CourseFixtures
import Foundation
import Processes

@testable import workshop

/// A course of two exercises whose marks are kept for all answers of the example class, so that nothing is built.
final class ClassroomCourse {
    let course: TemporaryCourse
    private let catalogue: Catalogue
    private let exercises: [Exercise]
    private let environment: [String: String]

    init() throws {
        course = try TemporaryCourse()
        for file in [".editorconfig", ".gitignore", ".swift-format", "LICENSE"] { try course.write(file, "\n") }
        try course.write("Package.swift", SmallManifest.text(of: "13a-Worker", "14a-Scene"))
        try course.write("Tests/Exercises/Support/Support.swift", "import Testing\n")
        try course.write("Tests/Exercises/14a-Scene/SceneTests.swift", "import Testing\n")
        try course.write("Exercises/13a-Worker/Sources/Book.swift", "struct Book {}\nstruct Loan {}\n")
        try course.write("Exercises/14a-Scene/exercise.json", Self.scene)
        for folder in ["Exercises/14a-Scene", "Exercises/.starter/14a-Scene"] {
            for type in ["Scene", "Cell"] { try course.write("\(folder)/Sources/\(type).swift", Answer.starter(type)) }
        }
        try course.write("bin/swift", "#!/bin/sh\ncase \"$*\" in *--version*) echo swift;; *) exit 1;; esac\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: course.checkout.url("bin/swift").path)
        environment = ["PATH": course.checkout.url("bin").path + ":/usr/bin:/bin"]
        catalogue = Catalogue(of: course.checkout)
        exercises = catalogue.exercises
        try grading { _, setup in try keepMarks(setup) }
    }

    private static let scene = """
        { "number": "14a", "name": "Scene", "title": "Draw the books", "minutes": 20, "startsFrom": "Bookshelf",
          "editable": ["Sources/Scene.swift", "Sources/Cell.swift"], "rules": [],
          "requirements": [
            { "id": "14a.1", "kind": "behavior", "points": 3, "goal": "Rows show books.", "tests": ["rows"] } ] }

        """

    /// Grades the work in a folder, with a roster if there is one.
    func grade(_ place: URL, roster: URL? = nil) throws -> Gradebook {
        try grading { grader, _ in
            let roster = try roster.map { try Roster($0, shownAs: $0.lastPathComponent) }
            return try grader.grade([place], roster: roster) { _ in }.gradebook
        }
    }

    private func grading<Value>(_ work: (Grader, GradingSetup) throws -> Value) throws -> Value {
        let interruption = Interruption()
        defer { interruption.stop() }
        let setup = try GradingSetup(environment: environment, jobs: 1, confined: false, interruption: interruption)
        return try work(
            try Grader(exercises, in: catalogue, setup, environment: environment, again: "grade"), setup)
    }

    /// Keeps the marks of all answers that the class hands in.
    private func keepMarks(_ setup: GradingSetup) throws {
        let tree = try GradingTree(
            of: exercises, in: catalogue, ToolchainIdentity(of: setup.toolchain, environment: environment))
        for (label, texts, outcome, points) in Answer.marks {
            let exercise = try catalogue.exercise(label)
            let answer = texts.reduce(into: [:]) { $0["Sources/\($1.key).swift"] = Data($1.value.utf8) }
            let mark = ExerciseMark(
                exercise: label, outcome: outcome, points: points, requirements: [], findings: [])
            try MarkStore(course.checkout).keep(
                mark, for: tree.key(of: exercise, answer: answer, under: setup.conditions))
        }
    }
}
