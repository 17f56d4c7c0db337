import Course
import CourseFixtures
import Foundation
import Testing

@testable import workshop

@Suite("What was handed in is found in the places that are named")
struct CollectedWorkTests {
    private let desk: Desk
    private let course: TemporaryCourse

    init() throws { (desk, course) = (try Desk(), try TemporaryCourse()) }

    private func work(in places: [String]) throws -> CollectedWork {
        try CollectedWork(in: places.map(desk.url), for: Catalogue(of: course.checkout).exercises)
    }

    private func names(in places: String...) throws -> [String] { try work(in: places).handedIn.map(\.name) }

    @Test("a folder with a folder Exercises is one submission, and any other holds several")
    func folders() throws {
        try desk.write("class/Bert/\(Desk.worker)")
        try desk.write("class/Anna.zip")
        try desk.write("class/Carl")
        try desk.write("class/.DS_Store")
        #expect(try names(in: "class") == ["Anna", "Bert", "Carl"])
        #expect(try names(in: "class/Bert") == ["Bert"])
        #expect(try names(in: "class/Anna.zip", "class/Bert") == ["Anna", "Bert"])
        #expect(try work(in: ["class"]).handedIn.map(\.items[0].kind) == [.archive(.zip), .folder, .unknown])
    }

    @Test(
        "a folder with a part of an answer is one submission as well",
        arguments: [
            "exercises/13A-worker/Sources/Worker.swift", "13a-Worker/Sources/Worker.swift", "Worker.swift",
            "exercise.json", "Exercises\\13a-Worker\\Sources\\Worker.swift",
        ])
    func parts(path: String) throws {
        try desk.write("Anna/\(path)")
        #expect(try names(in: "Anna") == ["Anna"])
    }

    @Test("nobody is there in an empty folder")
    func empty() throws {
        try desk.folder("class")
        #expect(try names(in: "class") == [])
    }

    @Test("two of one name are told apart by their folders, and by a number where these have one name, too")
    func sameNames() throws {
        for folder in ["monday/Anna", "friday/Anna", "more/friday/Anna"] { try desk.folder(folder) }
        try desk.write("monday/Bert.zip")
        #expect(
            try names(in: "monday", "friday", "more/friday")
                == ["Bert", "friday/Anna", "friday/Anna (2)", "monday/Anna"])
    }

    @Test("an archive and the folder that was unpacked beside it are one student's")
    func unpackedBeside() throws {
        try desk.write("class/Anna.zip")
        try desk.folder("class/Anna")
        let anna = try #require(try work(in: ["class"]).handedIn.first)
        #expect(anna.name == "Anna" && anna.items.map(\.name) == ["Anna", "Anna.zip"])
    }

    @Test("an exported gradebook and other files are no students, but an archive that can't be read is one")
    func leftOut() throws {
        for file in ["gradebook.csv", "notes.txt", "Fay.swift", "Ada.rar", "Bo.7z"] { try desk.write("class/\(file)") }
        let work = try work(in: ["class"])
        #expect(work.leftOut == ["Fay.swift", "gradebook.csv", "notes.txt"])
        #expect(work.handedIn.map(\.name) == ["Ada.rar", "Bo.7z"])
    }

    @Test(
        "a name stays in its line, and is not turned around",
        arguments: [
            ("a\nb\r\tc\u{7}", "a\u{FFFD}b\u{FFFD}\u{FFFD}c\u{FFFD}"), ("a\u{2028}b\u{2029}", "a\u{FFFD}b\u{FFFD}"),
            ("\u{202E}nna", "\u{FFFD}nna"), ("Jürgen \"J\" O'Neill, <b>=1", "Jürgen \"J\" O'Neill, <b>=1"),
            ("👩‍💻", "👩‍💻"), ("", ""),
        ])
    func readable(name: String, shown: String) {
        #expect(HandedIn.readable(name) == shown)
    }

    @Test("a link and a pipe are neither a folder nor an archive, whatever they are called")
    func links() throws {
        try desk.write("class/Anna.zip")
        try desk.folder("class/Bert")
        try desk.link("class/Carl.zip", to: "Anna.zip")
        try desk.link("class/Dora", to: "Bert")
        try desk.pipe("class/Emil.zip")
        #expect(
            try work(in: ["class"]).handedIn.map { "\($0.name) \($0.items[0].kind)" }
                == [
                    "Anna archive(workshop.ArchiveKind.zip)", "Bert folder", "Carl unknown", "Dora unknown",
                    "Emil unknown",
                ])
    }

    @Test("the place that a teacher names may be a link")
    func namedLink() throws {
        try desk.folder("class/Anna")
        try desk.link("this week", to: "class")
        #expect(try names(in: "this week") == ["Anna"])
    }

    @Test("a place that is not there, and one that holds nobody's work, are told")
    func wrong() throws {
        try desk.write("notes.txt")
        #expect(throws: GradeError.noSuchPlace(path: desk.url("nowhere").path)) { try names(in: "nowhere") }
        #expect(throws: GradeError.notSubmissions(path: desk.url("notes.txt").path)) { try names(in: "notes.txt") }
    }

    @Test("names that only look like Canvas's are those of different students, and a Mac's own folder is nobody's")
    func chance() throws {
        for folder in ["lab_3_2026_ada", "lab_3_2026_bo", "__MACOSX"] { try desk.folder("class/\(folder)") }
        #expect(try names(in: "class") == ["lab_3_2026_ada", "lab_3_2026_bo"])
        for file in ["a_1_20_x.zip", "b_2_21_x.zip"] { try desk.write("canvas/\(file)") }
        try desk.folder("canvas/a_1_20_x")
        #expect(try names(in: "canvas") == ["a", "b"])
    }

    // MARK: - Downloads

    @Test("each student of a flat download is one submission, with all of their files")
    func flat() throws {
        for file in [
            "Gil Twice_812306_assignsubmission_file_handout.zip", "Gil Twice_812306_assignsubmission_file_report.pdf",
            "Ada Perfect_812300_assignsubmission_file_handout.zip",
        ] { try desk.write("class/\(file)") }
        let work = try work(in: ["class"])
        #expect(work.leftOut == [])
        #expect(work.handedIn.map(\.name) == ["Ada Perfect", "Gil Twice"])
        #expect(work.handedIn.map(\.student?.number) == ["812300", "812306"])
        #expect(work.handedIn[1].items.map(\.name) == ["handout.zip", "report.pdf"])
    }

    @Test("a folder that Moodle made for a student is that student's, also if it is named alone")
    func studentsFolder() throws {
        let folder = "class/Cem Syntax_812302_assignsubmission_file_"
        try desk.write("\(folder)/handout.zip")
        let alone = try #require(try work(in: [folder]).handedIn.first)
        #expect(alone.name == "Cem Syntax" && alone.student?.number == "812302")
        #expect(try work(in: ["class"]).handedIn == [alone])
    }

    @Test("namesakes are told apart by their numbers")
    func namesakes() throws {
        for number in [812300, 812311] { try desk.folder("class/Anna Meier_\(number)_assignsubmission_file_") }
        #expect(try names(in: "class") == ["Anna Meier (812300)", "Anna Meier (812311)"])
    }

    @Test("users whose names end alike are two students")
    func alike() throws {
        for user in ["jane_doe", "john_doe"] {
            try desk.write("class/lab1_\(user)_attempt_2026-01-30-20-30-10_a.zip")
        }
        #expect(try names(in: "class") == ["doe (lab1_jane_doe)", "doe (lab1_john_doe)"])
    }

    @Test("of several attempts the newest counts, and the others are named")
    func attempts() throws {
        for file in ["29-20-30-10_a.zip", "30-08-00-00_b.zip", "30-08-00-00.txt", "29-20-30-10.txt"] {
            try desk.write("class/lab1_adal_attempt_2026-01-\(file)")
        }
        let ada = try #require(try work(in: ["class"]).handedIn.first)
        #expect(ada.name == "adal" && ada.time == "2026-01-30T08:00:00")
        #expect(ada.items.filter { $0.kind != .text }.map(\.name) == ["b.zip"])
        #expect(
            ada.notes == ["'a.zip' was not graded: a newer attempt replaces the one of 2026-01-29 20:30:10."])
    }
}
