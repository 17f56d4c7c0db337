import Course
import CourseFixtures
import Foundation
import Testing

@testable import workshop

@Suite("Of an exercise the files are taken that students edit, and nothing else")
struct TakenFilesTests {
    private let desk: Desk
    private let course: TemporaryCourse
    private let exercise: Exercise
    private static let own = Data("struct Book {}\n".utf8)

    init() throws {
        desk = try Desk()
        course = try TemporaryCourse()
        exercise = try Catalogue(of: course.checkout).exercise("13a")
        try desk.write("Exercises/13a-Worker/README.md")
    }

    /// Returns the files that were taken, as text, and the notes about the others.
    private func take() -> (files: [String: String], notes: [String]) {
        let workbook = [
            "Exercises/13a-Worker/Sources/Book.swift": Self.own,
            "Exercises/13a-Worker/exercise.json": Data("struct Worker {}\n".utf8),
            "Tests/Exercises/13a-Worker/WorkerTests.swift": Self.own,
            "Tests/Exercises/Support/Spy.swift": Self.own,
        ]
        guard let tree = try? SubmissionTree(below: desk.root) else { return ([:], ["no tree"]) }
        var taken = TakenFiles(tree, workbook: Self.lowercased(workbook))
        let files = taken.take(exercise, in: "Exercises/13a-Worker").mapValues { String(decoding: $0, as: UTF8.self) }
        taken.noteSuites(of: [exercise])
        return (files, taken.notes)
    }

    private static func lowercased(_ files: [String: Data]) -> [String: Data] {
        Dictionary(uniqueKeysWithValues: files.map { ($0.lowercased(), $1) })
    }

    private func expectNothing(_ note: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let taken = take()
        #expect(taken.files == [:], sourceLocation: sourceLocation)
        #expect(taken.notes == ["\(Desk.worker) was not taken: \(note)"], sourceLocation: sourceLocation)
    }

    @Test("the file; what the workbook has as well is not spoken of")
    func taken() throws {
        try desk.write(Desk.worker)
        try desk.write("Exercises/13a-Worker/Sources/Book.swift", Self.own)
        try desk.write("Exercises/13a-Worker/exercise.json")
        #expect(take().files == ["Sources/Worker.swift": "struct Worker {}\n"])
        #expect(take().notes == [])
    }

    @Test("nothing where nothing is")
    func missing() {
        #expect(take().files == [:])
        #expect(take().notes == [])
    }

    @Test(
        "no link to a file, to a folder, to nothing, or to itself",
        arguments: ["/etc/hostname", "../../..", "gone", "Worker.swift"])
    func links(target: String) throws {
        try desk.link(Desk.worker, to: target)
        expectNothing("it is a link, or lies behind one.")
    }

    @Test("nothing behind a linked folder, and nothing there is named")
    func linkedFolder() throws {
        try desk.write("elsewhere/Worker.swift")
        try desk.write("elsewhere/More.swift")
        try desk.link("Exercises/13a-Worker/Sources", to: "../../elsewhere")
        expectNothing("it is a link, or lies behind one.")
    }

    @Test("no hard link, no pipe, no folder")
    func otherKinds() throws {
        try desk.write("secret.swift")
        try desk.hardLink(Desk.worker, to: "secret.swift")
        expectNothing("it is a hard link, the same file under another name.")
        try desk.remove(Desk.worker)
        try desk.pipe(Desk.worker)
        expectNothing("it is no file that can be read.")
        try desk.remove(Desk.worker)
        try desk.folder(Desk.worker)
        expectNothing("it is a folder.")
    }

    @Test("no file of more than a megabyte, and one of a megabyte is")
    func size() throws {
        try desk.write(Desk.worker, Data(count: 1 << 20))
        #expect(take().files.count == 1)
        try desk.write(Desk.worker, Data(count: 1 << 20 + 1))
        expectNothing("it has more than 1 MB.")
        #expect(truncate(desk.url(Desk.worker).path, 1 << 40) == 0)
        expectNothing("it has more than 1 MB.")
    }

    @Test("no locked file that was changed, and no file more; both are told")
    func others() throws {
        try desk.write(Desk.worker)
        try desk.write("Exercises/13a-Worker/Sources/Book.swift", Data("struct Book { let mine = true }\n".utf8))
        try desk.write("Exercises/13a-Worker/Sources/More/a\nb.swift")
        try desk.write("Exercises/13a-Worker/Sources/notes.txt")
        try desk.write("Exercises/13a-Worker/.build/Old.swift")
        let taken = take()
        #expect(taken.files.keys.sorted() == ["Sources/Worker.swift"])
        #expect(
            taken.notes == [
                "Exercises/13a-Worker/Sources/Book.swift differs from the workbook's own, which was used.",
                "Exercises/13a-Worker/Sources/More/a\u{FFFD}b.swift was not taken: the exercise has no such file.",
            ])
    }

    @Test("a suite, its support and a manifest that were changed are told; the ends of lines are no change")
    func suites() throws {
        try desk.write(Desk.worker)
        try desk.write("Exercises/13a-Worker/exercise.json", Data("struct Worker {}\r\n".utf8))
        try desk.write("Tests/Exercises/13a-Worker/WorkerTests.swift", Data("struct Book {}\r\n".utf8))
        try desk.write("Tests/Exercises/13a-Worker/MyTests.swift")
        #expect(take().notes == [])
        for file in ["Exercises/13a-Worker/exercise.json", "Tests/Exercises/13a-Worker/WorkerTests.swift"] {
            try desk.write(file, Data("// nothing is asked\n".utf8))
        }
        try desk.write("Tests/Exercises/Support/Spy.swift")
        #expect(
            take().notes
                == [
                    "Exercises/13a-Worker/exercise.json", "Tests/Exercises/13a-Worker/WorkerTests.swift",
                    "Tests/Exercises/Support/Spy.swift",
                ].map { "\($0) differs from the workbook's own, which was used." })
        #expect(take().files.count == 1)
    }

    @Test("an answer beside the exercises' folders is told")
    func strays() throws {
        try desk.write("a/\(Desk.worker)")
        for file in ["a/Worker.swift", "b/Worker.swift", "handout.zip", "b/more.zip", "a/Book.swift"] {
            try desk.write(file)
        }
        var taken = TakenFiles(try SubmissionTree(below: desk.root), workbook: [:])
        taken.noteStrays(of: [exercise], beside: ["a/Exercises/13a-Worker"])
        #expect(
            taken.notes
                == ["handout.zip", "a/Worker.swift"].map {
                    "\($0) was not taken: it is outside the exercises' folders."
                })
    }

    @Test("files that a task lets learners add, below its folders and in place of none of the workbook's")
    func added() throws {
        try course.write("Exercises/13a-Worker/exercise.json", TemporaryCourse.json("addable", "[\"Sources/Shelf\"]"))
        let exercise = try Catalogue(of: course.checkout).exercise("13a")
        let sources = "Exercises/13a-Worker/Sources"
        let added = (0..<30).map { "Shelf/Row\($0).swift" } + ["Shelf/Deep/Ünder.swift"]
        let others = ["Beside.swift", "Shelf/book.swift", "Shelf/main.swift", "Shelf/a\nb.swift", "Shelfless/C.swift"]
        for file in added + others + ["Shelf/notes.txt", "Shelf/.hidden/D.swift"] {
            try desk.write("\(sources)/\(file)")
        }
        try desk.link("\(sources)/Shelf/Link.swift", to: "/etc/hostname")
        var taken = TakenFiles(
            try SubmissionTree(below: desk.root), workbook: Self.lowercased(["\(sources)/Shelf/Book.swift": Self.own]))
        let files = taken.take(exercise, in: "Exercises/13a-Worker")
        #expect(files.keys.sorted() == added.map { "Sources/\($0)" }.sorted())
        #expect(
            taken.notes == ["\(sources)/Shelf/Link.swift was not taken: it is a link, or lies behind one."]
                + [
                    "Beside.swift was not taken: the exercise has no such file.",
                    "Shelf/a\u{FFFD}b.swift was not taken: the exercise has no such file.",
                    "Shelf/book.swift differs from the workbook's own, which was used.",
                    "Shelf/main.swift was not taken: the exercise has no such file.",
                    "Shelfless/C.swift was not taken: the exercise has no such file.",
                ].map { "\(sources)/\($0)" })
    }

    @Test("of many others, twenty are named")
    func many() throws {
        try desk.write(Desk.worker)
        for number in 0..<30 { try desk.write("Exercises/13a-Worker/Sources/More\(number).swift") }
        #expect(take().notes.count == 20)
    }
}
