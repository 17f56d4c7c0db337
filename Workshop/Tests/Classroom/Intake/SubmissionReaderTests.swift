import Course
import CourseFixtures
import Foundation
import Processes
import Testing

@testable import workshop

@Suite("What was handed in is read, and what can't be is refused alone")
struct SubmissionReaderTests {
    private let desk: Desk
    private let course: TemporaryCourse
    private let exercises: [Exercise]

    init() throws {
        desk = try Desk()
        course = try TemporaryCourse()
        exercises = Catalogue(of: course.checkout).exercises
    }

    private func read(_ path: String) throws -> Submission {
        let interruption = Interruption()
        defer { interruption.stop() }
        let unpacker = try Unpacker(
            for: ArchiveKind.allCases, by: .limitsAlone, environment: ProcessInfo.processInfo.environment,
            interruption: interruption)
        return try SubmissionReader(exercises: exercises, workbook: [:], unpacker: unpacker)
            .read(HandedIn(desk.url(path)))
    }

    @Test("a folder; its id changes with every byte, and with the name", .enabled(if: Archives.areRead))
    func folder() throws {
        try desk.write("Anna/deep/\(Desk.worker)")
        try desk.write("Bert/\(Desk.worker)")
        let anna = try read("Anna")
        #expect(anna.answers == ["13a": ["Sources/Worker.swift": Data("struct Worker {}\n".utf8)]])
        #expect(anna.name == "Anna" && anna.refusal == nil && anna.notes == [])
        #expect(try read("Anna").id == anna.id)
        #expect(try read("Bert").id != anna.id)
        try desk.write("Anna/deep/\(Desk.worker)", Data("struct Worker { }\n".utf8))
        #expect(try read("Anna").id != anna.id)
    }

    @Test("a folder with one archive in it, as Moodle packs them, but not with two", .enabled(if: Archives.areRead))
    func moodle() throws {
        try desk.write("packed/\(Desk.worker)")
        try desk.folder("Anna_12_assignsubmission_file_")
        let folder = desk.url("Anna_12_assignsubmission_file_")
        let tar = try ChildProcess(
            URL(fileURLWithPath: "/bin/sh"), ["-c", "tar -cf \"$out\" Exercises && cp \"$out\" ../other.tar"],
            environment: ProcessInfo.processInfo.environment.merging(["out": folder.path + "/work.tar"]) { $1 },
            in: desk.url("packed"))
        #expect(tar.hasEnded(within: 60) && tar.hasSucceeded)
        let anna = try read("Anna_12_assignsubmission_file_")
        #expect(anna.name == "Anna_12_assignsubmission_file_")
        #expect(anna.answers["13a"]?.count == 1)
        #expect(anna.handedIn != nil)
        try desk.link("Bert/work.tar", to: "../other.tar")
        #expect(try read("Bert").refusal?.hasPrefix("holds no folder Exercises") == true)
        try FileManager.default.moveItem(at: desk.url("other.tar"), to: folder.appendingPathComponent("other.tar"))
        #expect(try read("Anna_12_assignsubmission_file_").refusal?.hasPrefix("holds no folder Exercises") == true)
    }

    @Test("a file of another kind, a link and a pipe", .enabled(if: Archives.areRead))
    func refused() throws {
        try desk.write("Anna.rar")
        try desk.link("Bert.zip", to: "Anna.rar")
        try desk.pipe("Carl.zip")
        for file in ["Anna.rar", "Bert.zip", "Carl.zip"] {
            #expect(try read(file).refusal == "is neither a folder nor a zip or tar archive")
        }
    }
}

private enum Archives {
    static let areRead: Bool = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return ["unzip", "tar"].allSatisfy { Program.find($0, along: path) != nil }
    }()
}
