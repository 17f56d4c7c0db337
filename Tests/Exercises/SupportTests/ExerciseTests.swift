import Foundation
import Testing

@testable import ExerciseSupport

@Suite("An exercise knows whether it was begun")
struct ExerciseTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try write("one", to: "Exercises/07a-Bücher zählen/Sources/A.swift")
        try write("two", to: "Exercises/07a-Bücher zählen/Sources/Deep/B.swift")
        try write("one", to: "Exercises/.starter/07a-Bücher zählen/Sources/A.swift")
    }

    private func write(_ text: String, to path: String) throws {
        let url = folder.url.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    @Test("is found by its number, in a folder of any name")
    func found() {
        let exercise = Exercise("07a", in: folder.url)
        #expect(exercise.folderName == "07a-Bücher zählen")
        #expect(exercise.name == "Bücher zählen")
        #expect(exercise.editableFiles == ["Sources/A.swift"])
    }

    @Test("was not begun while its editable files equal their pristine copies")
    func notBegun() throws {
        try write("changed, but not the learner's", to: "Exercises/07a-Bücher zählen/Sources/Deep/B.swift")
        #expect(!Exercise("07a", in: folder.url).wasBegun)
    }

    @Test("was begun when an editable file was changed")
    func changed() throws {
        try write("one more", to: "Exercises/07a-Bücher zählen/Sources/A.swift")
        #expect(Exercise("07a", in: folder.url).wasBegun)
    }

    @Test("was begun when an editable file was removed")
    func removed() throws {
        try FileManager.default.removeItem(
            at: folder.url.appending(path: "Exercises/07a-Bücher zählen/Sources/A.swift"))
        #expect(Exercise("07a", in: folder.url).wasBegun)
    }

    @Test("says how to begin")
    func invitation() {
        #expect(
            Exercise("07a", in: folder.url).invitation == """
                Exercise 07a (Bücher zählen) was not begun: edit a file in Exercises/07a-Bücher zählen/Sources, \
                or run WORKBOOK_GRADE=1 swift test
                """)
    }

    @Test("without a folder has no files, and says so when it is read")
    func missing() {
        let exercise = Exercise("08a", in: folder.url)
        #expect(exercise.folderName == "08a")
        #expect(!exercise.wasBegun)
        #expect(throws: (any Error).self) { try exercise.sources }
    }
}
