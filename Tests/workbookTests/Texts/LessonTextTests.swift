import CourseFixtures
import Foundation
import Journeys
import Testing

@testable import Course
@testable import workbook

@Suite("A lesson's text and its code say the same")
struct LessonTextTests {
    private static let root = ThisCheckout.root
    private static let lessons = ThisCheckout.lessons

    @Test("every excerpt reads as its declaration does today", arguments: lessons.map(\.path))
    func excerpts(lesson: String) throws {
        let folder = Self.root.appending(path: lesson)
        let excerpts = Excerpt.all(in: try text(lesson + "/README.md"))
        #expect(
            !excerpts.isEmpty,
            """
            \(lesson)/README.md quotes no code, or opens its fences in another way: \
            see "Quote code" in CONTRIBUTING.md
            """)
        for excerpt in excerpts {
            if let fault = excerpt.fault(in: folder, of: Self.root) { Issue.record(Comment(rawValue: fault)) }
        }
    }

    @Test("every block of Swift in a lesson is tied to a declaration", arguments: lessons.map(\.path))
    func fences(lesson: String) throws {
        let text = try text(lesson + "/README.md")
        let fences = text.split(separator: "\n").filter { $0.hasPrefix("```swift") }
        #expect(
            fences.count == Excerpt.all(in: text).count,
            """
            \(lesson)/README.md has a fence without source=PATH#DECLARATION, so it can't be checked: \
            see "Quote code" in CONTRIBUTING.md
            """)
    }

    @Test("a lesson has 700 to 1,500 words beside its code", arguments: lessons.map(\.path))
    func length(lesson: String) throws {
        var isCode = false
        let prose = try text(lesson + "/README.md").split(separator: "\n").filter { line in
            if line.hasPrefix("```") { isCode.toggle() }
            return !isCode && !line.hasPrefix("<") && !line.hasPrefix("|")
        }
        let count = prose.joined(separator: " ").split(separator: " ").count
        #expect((700...1_500).contains(count), "\(lesson)/README.md has \(count) words: it takes 700 to 1,500")
    }

    @Test("a journey that a rung can't pass is named in its lesson, with the reason")
    func exceptions() throws {
        for lesson in Self.lessons where lesson.isListAlone {
            let text = try text(lesson.readme)
            let untold = Rung.exceptionsOfTheList.filter { !text.contains($0.value) }
            let journeys = untold.keys.sorted().map(String.init).joined(separator: ", ")
            let reasons = Set(untold.values).sorted().joined(separator: "; ")
            #expect(
                untold.isEmpty,
                """
                \(lesson.readme) doesn't say why these journeys can't pass: \(journeys). Write the reason as it is in \
                Rung.exceptionsOfTheList: \(reasons). If the app has all its screens, \(lesson.path)/journeys.json is \
                missing, which says so.
                """)
        }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }
}
