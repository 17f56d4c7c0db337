import Foundation
import SourceModel
import Spies
import Testing

@testable import Course

@Suite("A lesson's folder says what there is to play")
struct RungsTests {
    static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    static let file = "Tests/RungPlayerTests/Rungs.swift"
    static let lessons = Catalogue(of: Checkout(root: root)).lessons

    @Test("whether it has an app, all of it, and probes", arguments: lessons.map(\.number))
    @MainActor func facts(number: Int) throws {
        let lesson = try #require(Self.lessons.first { $0.number == number })
        let rung = Rungs.all.first { $0.number == number }
        let opensWindow = lesson.isPlayable && !lesson.isTerminalProgram
        #expect(
            opensWindow == (rung != nil),
            """
            \(lesson.path)/Sources has \(opensWindow ? "an" : "no") app that opens a window, and Rungs.all \
            \(rung == nil ? "lacks" : "has") rung \(number): \(rung == nil ? "add it to" : "take it out of") \(Self.file)
            """)
        let isProbed = Rungs.probed(into: MessageLog()).contains { $0.number == number }
        #expect(
            lesson.hasProbes == isProbed,
            """
            \(lesson.path)/Probes \(lesson.hasProbes ? "is there" : "is missing"), and Rungs.probed \
            \(isProbed ? "has" : "lacks") rung \(number): \(isProbed ? "take it out of" : "add it to") \(Self.file)
            """)
    }

    @Test("and whose suites it is about where it has no code of its own", arguments: lessons.map(\.number))
    func subjects(number: Int) throws {
        let lesson = try #require(Self.lessons.first { $0.number == number })
        let hasSources = FileManager.default.fileExists(
            atPath: Self.root.appending(path: lesson.path + "/Sources").path)
        #expect(
            hasSources == (lesson.subject == nil),
            """
            \(lesson.path) has no Sources, and no suite in Tests/\(lesson.path) imports another lesson: write the \
            lesson's code, or suites of another one's
            """)
        guard let subject = Self.lessons.first(where: { $0.number == lesson.subject }) else { return }
        let suites = try Sources(at: Self.root.appending(path: "Tests/" + lesson.path))
        let imported = Set(suites.files.flatMap(\.imports).map(\.module).filter { $0.hasPrefix("Lesson") })
        #expect(imported == ["Lesson\(subject.label)\(subject.name)"])
    }
}
