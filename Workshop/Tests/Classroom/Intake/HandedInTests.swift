import Foundation
import Testing

@testable import workshop

@Suite("What was handed in is found in the places that are named")
struct HandedInTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    private func names(in places: String...) throws -> [String] {
        try HandedIn.all(in: places.map(desk.url)).map(\.name)
    }

    @Test("a folder with a folder Exercises is one submission, and any other holds several")
    func folders() throws {
        try desk.write("class/Bert/\(Desk.worker)")
        try desk.write("class/Anna.zip")
        try desk.write("class/notes.txt")
        try desk.write("class/.DS_Store")
        #expect(try names(in: "class") == ["Anna", "Bert", "notes.txt"])
        #expect(try names(in: "class/Bert") == ["Bert"])
        #expect(try names(in: "class/Anna.zip", "class/Bert") == ["Anna", "Bert"])
        #expect(
            try HandedIn.all(in: [desk.url("class")]).map(\.kind) == [.archive(.zip), .folder, .unknown])
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
        try desk.write("monday/Bert.tar.gz")
        #expect(
            try names(in: "monday", "friday", "more/friday")
                == ["friday/Anna", "friday/Anna (2)", "monday/Anna", "monday/Bert", "monday/Bert (2)"])
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
            try HandedIn.all(in: [desk.url("class")]).map { "\($0.name) \($0.kind)" }
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
}
