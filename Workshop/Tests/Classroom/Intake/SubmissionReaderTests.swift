import Course
import CourseFixtures
import Foundation
import Processes
import Testing

@testable import workshop

@Suite(
    "What was handed in is read, and what can't be is refused alone",
    .enabled(if: Packing.isHere, "no zip, unzip and tar on the PATH"))
struct SubmissionReaderTests {
    private let desk: Desk
    private let course: TemporaryCourse
    private let exercises: [Exercise]

    init() throws {
        desk = try Desk()
        course = try TemporaryCourse()
        exercises = Catalogue(of: course.checkout).exercises
    }

    /// Reads the only student's work in a place.
    private func read(_ path: String) throws -> Submission {
        let interruption = Interruption()
        defer { interruption.stop() }
        let work = try CollectedWork(in: [desk.url(path)], for: exercises).handedIn
        #expect(work.count == 1)
        return try SubmissionReader(exercises: exercises, workbook: [:], unpacker: unpacker(interruption))
            .read(try #require(work.first))
    }

    private func unpacker(_ interruption: Interruption) -> Unpacker {
        Unpacker(
            means: .limitsAlone, path: ProcessInfo.processInfo.environment["PATH"] ?? "", interruption: interruption)
    }

    /// Packs a folder's content, and removes the folder.
    private func pack(_ folder: String, into archive: String) throws {
        try desk.folder((archive as NSString).deletingLastPathComponent)
        let script = archive.hasSuffix(".zip") ? "zip -qr \"$out\" ." : "tar -cf \"$out\" ."
        try Packing.run(script, in: desk.url(folder), ["out": desk.url(archive).path])
        try desk.remove(folder)
    }

    private static let taken = ["13a": ["Sources/Worker.swift": Data("struct Worker {}\n".utf8)]]

    @Test("a folder; its id changes with the student, and with nothing else")
    func folder() throws {
        try desk.write("class/Anna/deep/\(Desk.worker)")
        try desk.write("other/Bert/\(Desk.worker)")
        let anna = try read("class")
        #expect(anna.answers == Self.taken)
        #expect(anna.name == "Anna" && anna.refusal == nil && anna.notes == [])
        #expect(try read("other").id != anna.id)
        try desk.write("class/Anna/deep/\(Desk.worker)", Data("struct Worker { }\n".utf8))
        #expect(try read("class").id == anna.id)
        try pack("class/Anna", into: "class/Anna.tar")
        #expect(try read("class").id == anna.id)
        #expect(try read("class/Anna.tar").id == anna.id)
    }

    @Test("an archive tells no time, whatever dates its files have", arguments: ["Anna.zip", "Anna.tar"])
    func noTime(archive: String) throws {
        try desk.write("packed/\(Desk.worker)")
        try pack("packed", into: archive)
        let anna = try read(archive)
        #expect(anna.answers == Self.taken && anna.handedIn == nil)
    }

    @Test(
        "an exercise's folder alone, a file alone, and a folder Exercises in lowercase",
        arguments: ["13a-Worker/Sources/Worker.swift", "Worker.swift", "exercises/13a-worker/Sources/Worker.swift"])
    func alone(path: String) throws {
        try desk.write("class/Mia/\(path)")
        #expect(try read("class").answers == Self.taken)
        try pack("class/Mia", into: "class/Mia.zip")
        #expect(try read("class").answers == Self.taken)
    }

    @Test("paths with backslashes, as Windows once packed them, from systems that say so and from others")
    func backslashes() throws {
        try desk.write("class/Lea/Exercises\\13a-Worker\\Sources\\Worker.swift")
        #expect(try read("class").answers == Self.taken)
        try pack("class/Lea", into: "class/Lea.zip")
        #expect(try read("class").answers == Self.taken)
        // The upper byte of "version made by" is the system: 0 is that of Windows.
        var data = try Data(contentsOf: desk.url("class/Lea.zip"))
        let entry = try #require(data.range(of: Data("PK\u{1}\u{2}".utf8)))
        data[entry.upperBound + 1] = 0
        try data.write(to: desk.url("class/Lea.zip"))
        #expect(try read("class").answers == Self.taken)
    }

    @Test("an archive in a student's folder, and an archive in an archive")
    func packedTwice() throws {
        try desk.write("packed/\(Desk.worker)")
        try pack("packed", into: "Anna_12_assignsubmission_file_/handout.tar")
        let anna = try read("Anna_12_assignsubmission_file_")
        #expect(anna.name == "Anna" && anna.answers == Self.taken)
        try pack("Anna_12_assignsubmission_file_", into: "class/Bert.zip")
        #expect(try read("class").answers == Self.taken)
    }

    @Test("two archives if they agree, and otherwise the reason")
    func twoArchives() throws {
        let folder = "Gil_12_assignsubmission_file_"
        for name in ["handout", "handout-1"] {
            try desk.write("packed/\(Desk.worker)")
            try pack("packed", into: "\(folder)/\(name).zip")
        }
        #expect(try read(folder).answers == Self.taken)
        try desk.write("packed/\(Desk.worker)", Data("struct Other {}\n".utf8))
        try pack("packed", into: "\(folder)/handout-1.zip")
        #expect(
            try read(folder).refusal
                == "holds different answers to 13a, in 'handout-1.zip' and 'handout.zip': only one can be graded")
    }

    @Test("of two files from Canvas, the one that it received later")
    func canvas() throws {
        try desk.write("packed/\(Desk.worker)", Data("struct Old {}\n".utf8))
        try pack("packed", into: "class/twicegil_5106_990106_handout.zip")
        try desk.write("packed/\(Desk.worker)")
        try pack("packed", into: "class/twicegil_LATE_5106_990107_handout-1.zip")
        let gil = try read("class")
        #expect(gil.answers == Self.taken && gil.isLate == true)
        #expect(gil.notes == ["'handout.zip' was not graded in 13a: 'handout-1.zip' is newer."])
        try desk.write("single/b_1_21_Worker-1.swift")
        try desk.write("single/b_1_20_Worker.swift", Data("struct Old {}\n".utf8))
        let single = try read("single")
        #expect(single.answers == Self.taken)
        #expect(single.notes == ["'Worker.swift' was not graded: 'Worker-1.swift' is newer."])
    }

    @Test("of one student's files in two places, neither, unless their names tell which is newer")
    func twoPlaces() throws {
        for (place, text) in ["a": "struct Worker {}\n", "b": "struct Other {}\n"] {
            try desk.write("\(place)/Ada_1_assignsubmission_file_Worker.swift", Data(text.utf8))
        }
        let interruption = Interruption()
        defer { interruption.stop() }
        let work = try CollectedWork(in: [desk.url("a"), desk.url("b")], for: exercises).handedIn
        let reader = SubmissionReader(exercises: exercises, workbook: [:], unpacker: unpacker(interruption))
        #expect(work.count == 1)
        #expect(
            try reader.read(work[0]).refusal
                == "holds 'Worker.swift' and 'Worker.swift': only one can be graded")
    }

    // MARK: - Refusals

    @Test("a file of another kind, a link and a pipe")
    func refused() throws {
        try desk.write("a/Anna.rar")
        try desk.link("b/Bert.zip", to: "../a/Anna.rar")
        try desk.pipe("c/Carl.zip")
        for folder in ["a", "b", "c"] {
            #expect(try read(folder).refusal == "is neither a folder nor a zip or tar archive")
        }
        try desk.write("packed/\(Desk.worker)")
        try pack("packed", into: "other.tar")
        try desk.link("d/Dora/work.tar", to: "../../other.tar")
        #expect(
            try read("d").refusal
                == "holds no folder such as Exercises/13a-Worker, and students don't edit its only file, 'work.tar'")
    }

    @Test("an empty archive, alone and in a student's folder")
    func empty() throws {
        try desk.folder("packed")
        try Packing.run("touch a && zip -q ../Jun.zip a && zip -qd ../Jun.zip a", in: desk.url("packed"), [:])
        #expect(try read("Jun.zip").refusal == "is an empty archive")
        let folder = "Jun_3_assignsubmission_file_"
        try desk.folder(folder)
        try FileManager.default.moveItem(at: desk.url("Jun.zip"), to: desk.url("\(folder)/work.zip"))
        #expect(try read(folder).refusal == "holds 'work.zip', which is an empty archive")
        try desk.remove(folder)
        try desk.folder("\(folder)/nothing")
        #expect(try read(folder).refusal == "holds no file")
    }

    @Test("files that aren't an answer, in a folder and in an archive")
    func nothing() throws {
        try desk.write("class/Mo/report.pdf")
        try desk.write("class/Mo/src/main.swift")
        let reason =
            "holds no folder such as Exercises/13a-Worker, and students edit none of its 2 files, such as 'report.pdf'"
        #expect(try read("class").refusal == reason)
        try pack("class/Mo", into: "class/Mo.zip")
        #expect(try read("class").refusal == reason)
    }

    @Test("an archive of a kind that can't be read, in a student's folder")
    func foreign() throws {
        try desk.write("class/Ruth/work.rar")
        #expect(try read("class").refusal == "holds 'work.rar', and only zip and tar archives can be read")
    }

    @Test("text that was typed into the system, but not if there is a file as well")
    func text() throws {
        try desk.write("a/Ada_1_assignsubmission_onlinetext_/onlinetext.html")
        #expect(try read("a").refusal == "has no file, only text that was typed into Moodle")
        try desk.write("a/Ada_1_assignsubmission_file_/Worker.swift")
        let ada = try read("a")
        #expect(ada.answers == Self.taken && ada.notes == [])
    }

    @Test("what is beside an answer is named")
    func beside() throws {
        try desk.write("class/Ada_1_assignsubmission_file_Worker.swift")
        try desk.write("class/Ada_1_assignsubmission_file_report.pdf")
        let ada = try read("class")
        #expect(ada.answers == Self.taken)
        #expect(ada.notes == ["'report.pdf' was not graded: it is neither a folder nor a zip or tar archive."])
    }

    @Test("an archive of a whole class is no student's")
    func wholeClass() throws {
        for folder in ["Ada_1_assignsubmission_file_", "Bo_2_assignsubmission_file_"] {
            for place in ["packed", "deep/lab 1", "own/Exercises"] {
                try desk.write("\(place)/\(folder)/\(Desk.worker)")
            }
        }
        try desk.write("packed/__MACOSX/._x")
        try desk.write("own/README.md")
        for name in ["packed", "deep", "own"] { try pack(name, into: "\(name).zip") }
        let interruption = Interruption()
        defer { interruption.stop() }
        let reader = SubmissionReader(exercises: exercises, workbook: [:], unpacker: unpacker(interruption))
        let work = try CollectedWork(in: ["packed", "deep", "own"].map { desk.url("\($0).zip") }, for: exercises)
        let found = try work.handedIn.map { "\($0.name): \(try reader.submission(inClass: $0) ?? "-")" }
        #expect(
            found == [
                "deep: Ada_1_assignsubmission_file_", "own: -", "packed: Ada_1_assignsubmission_file_",
            ])
    }
}
