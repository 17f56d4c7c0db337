import Foundation
import SourceModel
import Spies
import Testing

@testable import Course

@Suite("A lesson's folder says what there is to play")
struct RungsTests {
    static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    static let lessons = Catalogue(of: Checkout(root: root)).lessons

    @Test("whether it has an app, all of it, and probes", arguments: lessons.map(\.number))
    @MainActor func facts(number: Int) throws {
        let lesson = try #require(Self.lessons.first { $0.number == number })
        let rung = Rungs.all.first { $0.number == number }
        #expect((lesson.isPlayable && !lesson.isTerminalProgram) == (rung != nil))
        #expect(lesson.isWholeApp == (rung?.isWhole == true))
        #expect(lesson.hasProbes == Rungs.probed(into: MessageLog()).contains { $0.number == number })
    }

    @Test("and whose suites it is about where it has no code of its own", arguments: lessons.map(\.number))
    func subjects(number: Int) throws {
        let lesson = try #require(Self.lessons.first { $0.number == number })
        let hasSources = FileManager.default.fileExists(
            atPath: Self.root.appending(path: lesson.path + "/Sources").path)
        #expect(hasSources == (lesson.subject == nil))
        guard let subject = Self.lessons.first(where: { $0.number == lesson.subject }) else { return }
        let suites = try Sources(at: Self.root.appending(path: "Tests/" + lesson.path))
        let imported = Set(suites.files.flatMap(\.imports).map(\.module).filter { $0.hasPrefix("Lesson") })
        #expect(imported == ["Lesson\(subject.label)\(subject.name)"])
    }
}
