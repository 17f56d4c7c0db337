import Course
import CourseFixtures
import Foundation
import Testing

@testable import workshop

@Suite("Inside of a handout, what grades is what was handed out", .enabled(if: HandoutCourse.hasGit))
struct HandedOutTreeTests {
    private let given: HandoutCourse
    private let folder: URL

    init() throws {
        given = try HandoutCourse()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("Übungs blatt \(UUID().uuidString)")
        _ = try Handout(
            of: given.catalogue.exercises, in: given.catalogue, gradedOnPush: true,
            environment: ProcessInfo.processInfo.environment
        ).write(to: folder, shownAs: "there")
    }

    @Test("a whole checkout is none")
    func checkout() throws {
        #expect(try HandedOutTree(of: given.catalogue) == nil)
    }

    @Test("answers are starters again, and files that a student added are not there")
    func answers() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let handedOut = try #require(try read())
        try write("Exercises/13a-Worker/Sources/Worker.swift", "struct Worker { let mine = true }\n")
        try write("Exercises/13a-Worker/Sources/Extra.swift", "struct Extra {}\n")
        try write("Sources/A/Extra.swift", "struct Extra {}\n")
        #expect(try read() == handedOut)
        #expect(
            handedOut["Exercises/13a-Worker/Sources/Worker.swift"].map { String(decoding: $0, as: UTF8.self) }
                == TemporaryCourse.starter)
        #expect(handedOut["Package.swift"] != nil && handedOut[HandoutRecord.file] == nil)
    }

    @Test("texts, lessons and files at the root may be changed and removed")
    func others() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("Exercises/13a-Worker/README.md", "My notes\n")
        try write("Lessons/01-MassiveViewController/README.md", "My notes\n")
        try FileManager.default.removeItem(at: folder.appendingPathComponent("LICENSE"))
        try FileManager.default.removeItem(
            at: folder.appendingPathComponent("Exercises/13a-Worker/Sources/Worker.swift"))
        let tree = try #require(try read())
        #expect(tree["LICENSE"] == nil && tree["Exercises/13a-Worker/Sources/Worker.swift"] != nil)
    }

    @Test(
        "nothing is graded where something else was changed",
        arguments: [
            "Tests/Exercises/13a-Worker/WorkerTests.swift", "Sources/A/A.swift", "Package.swift",
            "Exercises/13a-Worker/exercise.json", "Exercises/13a-Worker/Sources/Book.swift",
        ])
    func changed(path: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        try write(path, text + "\n")
        #expect(throws: HandoutError.changed(files: [path])) { try read() }
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
        let files = try catalogue.exercises.isEmpty ? nil : HandedOutTree(of: catalogue)
        if let files { #expect(throws: HandoutError.changed(files: [path])) { try files.read() } }
    }

    @Test("a starter that was changed is none to grade by")
    func starter() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("Exercises/.starter/13a-Worker/Sources/Worker.swift", "struct Worker { let solved = true }\n")
        let files = ["Exercises/.starter/13a-Worker/Sources/Worker.swift", "Exercises/13a-Worker/Sources/Worker.swift"]
        #expect(throws: HandoutError.changed(files: files)) { try read() }
    }

    @Test("the error names the first files and how to bring them back")
    func words() {
        let files = ["Package.swift"] + (1...6).map { "Sources/\($0).swift" }
        #expect(
            HandoutError.changed(files: files).description == """
                Not as it was handed out: Package.swift, Sources/1.swift, Sources/2.swift, Sources/3.swift, \
                Sources/4.swift, and 2 more. Nothing was graded.
                  why: marks come of the suites and sources that the teacher gave; only files that an exercise lets you \
                edit may differ
                  fix: bring it back: `git log --oneline -- 'Package.swift'` names the commits that changed it, and \
                `git checkout COMMIT -- 'Package.swift'` takes it from one of them
                """)
    }

    // MARK: -

    private var catalogue: Catalogue { Catalogue(of: Checkout(root: folder)) }

    private func read() throws -> [String: Data]? { try HandedOutTree(of: catalogue)?.read() }

    private func write(_ path: String, _ text: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(path))
    }
}
