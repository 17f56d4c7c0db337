import Course
import Foundation
import Processes
import Testing

@testable import workshop

@Suite("An autograder's archive")
struct AutograderTests {
    private static let unzip = Program.find("unzip", along: ProcessInfo.processInfo.environment["PATH"] ?? "")
    private let given: HandoutCourse
    private let folder: URL
    private let archive: URL

    init() throws {
        given = try HandoutCourse()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("Übungs blatt \(UUID().uuidString)")
        archive = folder.appendingPathComponent("auto grader.zip")
    }

    @Test("has the scripts at its root, the workbook beside them, and nothing of solutions", .enabled(if: unzip != nil))
    func contents() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try given.course.write("Exercises/13a-Worker/Sources/Worker.swift", "struct Worker { let tried = true }\n")
        #expect(try write() == .made)
        let child = try ChildProcess(
            try #require(Self.unzip), ["-qq", archive.path, "-d", folder.path], environment: ["LC_ALL": "C.UTF-8"],
            in: folder)
        #expect(child.hasEnded(within: 30) && child.hasSucceeded, "\(child.errors.text)")
        #expect(read("setup.sh") == AutograderScripts.setup && read("run_autograder") == AutograderScripts.run)
        #expect(FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("run_autograder").path))
        let files = Checkout(root: folder.appendingPathComponent("workbook")).files(below: "")
        #expect(
            Set(files).isSuperset(of: [
                "Package.swift", "Sources/A/A.swift", "Tests/Exercises/13a-Worker/WorkerTests.swift",
                ".workbook-handout.json",
            ]))
        #expect(files.filter { $0.contains("Solutions") || $0.contains("CommandTests") || $0.contains("Mine") } == [])
        #expect(read("workbook/Exercises/13a-Worker/Sources/Worker.swift")?.contains("TODO(13a.1)") == true)
        let inside = Catalogue(of: Checkout(root: folder.appendingPathComponent("workbook")))
        #expect(try HandedOutTree(of: inside)?.read()["Package.swift"] != nil)
    }

    @Test("takes the place of an older one, and is left alone where it is the same")
    func again() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try write() == .made)
        #expect(try write() == .kept)
        let old = try Data(contentsOf: archive)
        try given.course.write("Sources/A/A.swift", "struct A { let new = true }\n")
        #expect(try write() == .replaced)
        #expect(try Data(contentsOf: archive) != old)
    }

    @Test("takes the place of nothing else: no other file, folder or link")
    func others() throws {
        let files = FileManager.default
        defer { try? files.removeItem(at: folder) }
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("Mine\n".utf8).write(to: archive)
        #expect(throws: HandoutError.noAutograder(file: "there.zip")) { try write() }
        #expect(try Data(contentsOf: archive) == Data("Mine\n".utf8))
        #expect(throws: HandoutError.noAutograder(file: "there.zip")) { try write(to: folder) }
        let link = folder.appendingPathComponent("link.zip")
        try files.createSymbolicLink(at: link, withDestinationURL: archive)
        #expect(throws: HandoutError.noAutograder(file: "there.zip")) { try write(to: link) }
    }

    @Test("is not there at all where the workbook can't be handed out, or nothing can be written")
    func failures() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try given.course.write("Exercises/13a-Worker/Sources/Book.swift", "struct Book { let changed = true }\n")
        #expect(throws: HandoutError.self) { try write() }
        #expect(!FileManager.default.fileExists(atPath: folder.path))
        try given.course.write("Exercises/13a-Worker/Sources/Book.swift", "struct Book {}\n")
        let inFile = given.course.checkout.url("LICENSE/autograder.zip")
        let error = #expect(throws: HandoutError.self) { try write(to: inFile) }
        #expect(error?.description.hasPrefix("\(inFile.path): can't be written: ") == true)
    }

    @Test("has scripts that bash reads to their end", arguments: [AutograderScripts.setup, AutograderScripts.run])
    func scripts(text: String) throws {
        #expect(text.hasPrefix("#!/usr/bin/env bash\n"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: folder.appendingPathComponent("script"))
        let bash = try #require(Program.find("bash", along: "/usr/bin:/bin:/usr/local/bin"))
        let child = try ChildProcess(bash, ["-n", "script"], environment: [:], in: folder)
        #expect(child.hasEnded(within: 30) && child.hasSucceeded, "\(child.errors.text)")
    }

    @Test("says what lies where it is to lie, and what to do")
    func words() {
        #expect(
            HandoutError.noAutograder(file: "a.zip").description == """
                a.zip: there is something already, and it is no autograder archive of the workbook. Nothing was changed.
                  fix: name a new file, such as autograder.zip
                """)
    }

    // MARK: -

    private func write(to place: URL? = nil) throws -> Autograder.Outcome {
        try Autograder(of: given.catalogue.exercises, in: given.catalogue).write(
            to: place ?? archive, shownAs: "there.zip")
    }

    private func read(_ path: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
}
