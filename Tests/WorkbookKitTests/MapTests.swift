import Foundation
import Testing

@testable import WorkbookKit

@Suite("The map of the ladder names every lesson and every exercise, with their times")
struct MapTests {
    private static let catalogue = Catalogue(of: Checkout(root: LessonTextTests.root))
    private let rows: [[String]]

    init() throws {
        let map = try String(contentsOf: LessonTextTests.root.appending(path: "Lessons/README.md"), encoding: .utf8)
        rows = map.split(separator: "\n").filter { $0.hasPrefix("| [") }.map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    @Test("a lesson takes as long as its words and its quoted code do", arguments: catalogue.lessons.map(\.label))
    func lessons(label: String) throws {
        let lesson = try Self.catalogue.lesson(label)
        let link = "[\(lesson.label) \(lesson.name)](\(lesson.label)-\(lesson.name)/README.md)"
        let row = try #require(rows.first { $0.first == link }, "Lessons/README.md lacks \(link)")
        let minutes = try Self.minutes(Self.catalogue.text(of: lesson.readme))
        #expect(row.last == "\(minutes)", "Lessons/README.md: \(link) takes \(minutes) minutes")
    }

    @Test("an exercise takes as long as it says itself", arguments: catalogue.exercises.map(\.label))
    func exercises(label: String) throws {
        let exercise = try Self.catalogue.exercise(label)
        let link = "[\(label) \(exercise.name)](../\(exercise.path)/README.md)"
        let row = try #require(rows.first { $0.first == link }, "Lessons/README.md lacks \(link)")
        #expect(row[1] == Label.two(exercise.lesson))
        #expect(row.last == "\(exercise.minutes)")
    }

    /// At 200 words and 20 lines of code a minute, in steps of five.
    private static func minutes(_ text: String) -> Int {
        var isCode = false
        var (words, lines) = (0, 0)
        for line in text.split(separator: "\n") {
            if line.hasPrefix("```") {
                isCode.toggle()
            } else if isCode {
                lines += 1
            } else {
                words += line.split(separator: " ").count
            }
        }
        return (Int((Double(words) / 200 + Double(lines) / 20).rounded(.up)) + 4) / 5 * 5
    }
}
