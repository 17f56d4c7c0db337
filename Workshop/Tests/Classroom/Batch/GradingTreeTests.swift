import Checking
import Course
import CourseFixtures
import Foundation
import Processes
import Testing

@testable import workshop

@Suite("The tree in which submissions are graded")
struct GradingTreeTests {
    private let course: TemporaryCourse

    init() throws {
        course = try TemporaryCourse()
        for file in [".editorconfig", ".gitignore", ".swift-format", "LICENSE"] {
            try course.write(file, "of the root\n")
        }
        try course.write("Package.swift", SmallManifest.text(of: "13a-Worker"))
        try course.write("Sources/A/A.swift", "struct A {}\n")
        try course.write("Tests/Exercises/Support/Support.swift", "import Testing\n")
        try course.write("Exercises/13a-Worker/Sources/Book.swift", "struct Book {}\n")
        try course.write("Solutions/13a-Worker/Sources/Worker.swift", "struct Worker { let solved = true }\n")
        try course.write("Solutions/13a-Worker/Sources/Book.swift", "struct Book {}\n")
    }

    private func tree() throws -> (tree: GradingTree, exercise: Exercise) {
        let catalogue = Catalogue(of: course.checkout)
        let exercise = try catalogue.exercise("13a")
        let environment = ProcessInfo.processInfo.environment
        let identity = ToolchainIdentity(of: try Toolchain(environment: environment), environment: environment)
        return (try GradingTree(of: [exercise], in: catalogue, identity), exercise)
    }

    private func key(_ answer: String = "a", under conditions: String = "") throws -> String {
        let (tree, exercise) = try tree()
        return tree.key(of: exercise, answer: ["Sources/Worker.swift": Data(answer.utf8)], under: conditions)
    }

    @Test("has no solution, and an answer in place of the starter")
    func files() throws {
        let (tree, exercise) = try tree()
        #expect(tree.files.keys.filter { $0.hasPrefix("Solutions") } == [])
        #expect(tree.files.values.contains { $0 == Data("struct Worker { let solved = true }\n".utf8) } == false)
        let answer = ["Sources/Worker.swift": Data("a".utf8), "Sources/Book.swift": Data("b".utf8)]
        let files = tree.files(of: exercise, answer: answer)
        #expect(files["Sources/Worker.swift"] == Data("a".utf8))
        #expect(files["Sources/Book.swift"] == Data("struct Book {}\n".utf8))
        #expect(tree.files(of: exercise, answer: [:])["Sources/Worker.swift"] == nil)
        #expect(tree.starter(of: exercise)["Sources/Worker.swift"] == Data(TemporaryCourse.starter.utf8))
    }

    @Test(
        "gives another key for another suite, library, locked file and manifest",
        arguments: [
            "Tests/Exercises/13a-Worker/WorkerTests.swift", "Tests/Exercises/Support/Support.swift",
            "Sources/A/A.swift",
            "Sources/A/New.swift", "Exercises/13a-Worker/exercise.json",
        ])
    func changed(file: String) throws {
        let before = try key()
        #expect(try key() == before)
        try course.write(file, (course.read(file) ?? "") + "\n")
        #expect(try key() != before)
    }

    @Test("gives another key for another answer and under other conditions, and the same where only texts changed")
    func answers() throws {
        let before = try key()
        #expect(try key("b") != before)
        #expect(try key(under: "without a box") != before)
        try course.write("Exercises/13a-Worker/README.md", "# Told better\n")
        try course.write("Solutions/13a-Worker/Sources/Worker.swift", "struct Worker { let better = true }\n")
        #expect(try key() == before)
    }
}
