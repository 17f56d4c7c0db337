import Foundation
import SourceModel
import Testing
import WorkbookKit

@Suite("A lesson has code of its own, or is about another one's")
struct RungsTests {
    private static let root = LessonTextTests.root

    @Test("and whoever has none says whose suites it holds", arguments: LessonTextTests.lessons.map(\.number))
    func subjects(number: Int) throws {
        let lesson = try #require(LessonTextTests.lessons.first { $0.number == number })
        let hasSources = FileManager.default.fileExists(
            atPath: Self.root.appending(path: lesson.path + "/Sources").path)
        #expect(hasSources == (Rungs.subjects[number] == nil))
        guard let subject = LessonTextTests.lessons.first(where: { $0.number == Rungs.subjects[number] }) else {
            return
        }
        let suites = try Sources(at: Self.root.appending(path: "Tests/" + lesson.path))
        let imported = Set(suites.files.flatMap(\.imports).map(\.module).filter { $0.hasPrefix("Lesson") })
        #expect(imported == ["Lesson\(subject.label)\(subject.name)"])
    }
}
