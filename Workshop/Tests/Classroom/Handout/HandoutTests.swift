import Course
import CourseFixtures
import Foundation
import Testing

@testable import workshop

@Suite("A handout", .enabled(if: HandoutCourse.hasGit, "there is no git on the PATH"))
struct HandoutTests {
    private let given: HandoutCourse
    private let folder: URL
    private var course: TemporaryCourse { given.course }
    private var catalogue: Catalogue { given.catalogue }

    init() throws {
        given = try HandoutCourse()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("Übungs blatt \(UUID().uuidString)")
    }

    @Test("has starters and suites, and neither solutions nor what somebody tried out")
    func contents() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try course.write("Exercises/13a-Worker/Sources/Worker.swift", "struct Worker { let tried = true }\n")
        let outcome = try handOut()
        let files = Checkout(root: folder).files(below: "").filter { !$0.hasPrefix(".git/") && $0.contains(".") }
        #expect(outcome.changes == nil)
        #expect(
            Set(files).isSuperset(of: [
                "Exercises/13a-Worker/Sources/Book.swift", "Exercises/13a-Worker/Sources/Worker.swift",
                "Exercises/.starter/13a-Worker/Sources/Worker.swift", "Tests/Exercises/13a-Worker/WorkerTests.swift",
                "Lessons/01-MassiveViewController/README.md", "Sources/A/A.swift", "Package.swift", "README.md",
            ]))
        #expect(files.filter { $0.hasPrefix("Solutions") || $0.contains("CommandTests") || $0.contains("Mine") } == [])
        #expect(read("Exercises/13a-Worker/Sources/Worker.swift") == TemporaryCourse.starter)
        #expect(read("Exercises/13a-Worker/README.md") == "Why\n")
        #expect(read("README.md")?.contains("[13a Worker](Exercises/13a-Worker/README.md) | Get the books |") == true)
        #expect(try repository().changedFiles() == [])
        #expect(Handout.isOne(Checkout(root: folder)) && !Handout.isOne(course.checkout))
    }

    @Test("over an older one says what changed, and commits it")
    func again() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try handOut()
        #expect(try handOut().changes?.areNone == true)
        try course.write("Tests/Exercises/13a-Worker/WorkerTests.swift", "import Testing  // Stricter.\n")
        try course.write("Sources/A/B.swift", "struct B {}\n")
        try course.remove("Sources/A/A.swift")
        let changes = try #require(try handOut().changes)
        #expect(changes.added == ["Sources/A/B.swift"])
        #expect(changes.changed == ["Tests/Exercises/13a-Worker/WorkerTests.swift"])
        #expect(changes.removed == ["Sources/A/A.swift"])
        #expect(read("Sources/A/A.swift") == nil && read("Sources/A/B.swift") != nil)
        #expect(try repository().changedFiles() == [])
    }

    @Test("for a class on GitHub has the workflow that grades each push, and says so; one without takes it away again")
    func gradedOnPush() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try handOut(gradedOnPush: true)
        #expect(read(".github/workflows/grade.yml") == GradingWorkflow.text)
        #expect(read("README.md")?.contains("Commit what you wrote, and push it. Each push is graded;") == true)
        #expect(try handOut(gradedOnPush: true).changes?.areNone == true)
        let changes = try #require(try handOut().changes)
        #expect(changes.added == [] && changes.changed == ["README.md"])
        #expect(changes.removed == [".github/workflows/grade.yml"])
        #expect(read("README.md")?.contains("Hand in this folder, or an archive of it") == true)
    }

    @Test("leaves an older one alone in which something is not committed")
    func edited() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try handOut()
        let worker = folder.appendingPathComponent("Exercises/13a-Worker/Sources/Worker.swift")
        try Data("// Mine\n".utf8).write(to: worker)
        try course.write("Sources/A/A.swift", "struct A { let new = true }\n")
        #expect(
            throws: HandoutError.edited(
                folder: "there", files: ["Exercises/13a-Worker/Sources/Worker.swift"])
        ) { try handOut() }
        #expect(read("Exercises/13a-Worker/Sources/Worker.swift") == "// Mine\n")
        #expect(read("Sources/A/A.swift") == "struct A {}\n")
    }

    @Test("is written neither over something else nor into the checkout")
    func elsewhere() throws {
        let files = FileManager.default
        defer { try? files.removeItem(at: folder) }
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("Mine\n".utf8).write(to: folder.appendingPathComponent("notes.txt"))
        #expect(throws: HandoutError.occupied(folder: "there")) { try handOut() }
        #expect(try files.contentsOfDirectory(atPath: folder.path) == ["notes.txt"])
        #expect(throws: HandoutError.occupied(folder: "there")) {
            try handOut(to: folder.appendingPathComponent("notes.txt"))
        }
        #expect(throws: HandoutError.inCheckout(folder: "there")) { try handOut(to: course.checkout.url("Handout")) }
    }

    @Test("is not made of files that were changed or are missing, or without git, and then nothing is left behind")
    func unfit() throws {
        try course.write("Exercises/13a-Worker/Sources/Book.swift", "struct Book { let changed = true }\n")
        #expect(message(of: { try handOut() })?.contains("Book.swift: nobody is meant to edit it") == true)
        try course.write("Exercises/13a-Worker/Sources/Book.swift", "struct Book {}\n")
        try course.remove("LICENSE")
        #expect(message(of: { try handOut() })?.hasPrefix("LICENSE: can't be read: there is no such file.") == true)
        try course.write("LICENSE", "of the root\n")
        #expect(throws: HandoutError.noGit(path: "/nowhere")) {
            try Handout(of: catalogue.exercises, in: catalogue, environment: ["PATH": "/nowhere"])
                .write(to: folder, shownAs: "there")
        }
        let beside = try FileManager.default.contentsOfDirectory(atPath: folder.deletingLastPathComponent().path)
        #expect(beside.filter { $0.contains(folder.lastPathComponent) } == [])
    }

    // MARK: -

    private func repository() throws -> GitRepository {
        try GitRepository(at: folder, environment: ProcessInfo.processInfo.environment)
    }

    @discardableResult
    private func handOut(to place: URL? = nil, gradedOnPush: Bool = false) throws -> Handout.Outcome {
        try Handout(
            of: catalogue.exercises, in: catalogue, gradedOnPush: gradedOnPush,
            environment: ProcessInfo.processInfo.environment
        ).write(to: place ?? folder, shownAs: "there")
    }

    private func message(of work: () throws -> some Any) -> String? {
        do {
            _ = try work()
            return nil
        } catch { return "\(error)" }
    }

    private func read(_ path: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
}
