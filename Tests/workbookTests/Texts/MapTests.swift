import CourseFixtures
import Foundation
import Testing

@testable import Course

@Suite("The map of the ladder shows the way, each lesson followed by its exercises, with their times")
struct MapTests {
    private static let catalogue = Catalogue(of: Checkout(root: ThisCheckout.root))
    private let rows: [[String]]

    init() throws {
        let map = try String(contentsOf: ThisCheckout.root.appending(path: "Lessons/README.md"), encoding: .utf8)
        let steps = map.split(separator: "\n").filter { $0.hasPrefix("| [") || $0.hasPrefix("| exercise [") }
        rows = steps.map { line in line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    }

    @Test("every lesson and every exercise has its place, in the order in which they are done")
    func way() {
        let way = Self.way(lesson: Self.link(to:), exercise: Self.link(to:))
        let difference = Self.difference(of: rows.compactMap(\.first), from: way, in: "Lessons/README.md")
        #expect(difference == nil)
    }

    @Test("the README divides the lessons into parts, with the hours that the map's minutes add up to")
    func parts() throws {
        let readme = try String(contentsOf: ThisCheckout.root.appending(path: "README.md"), encoding: .utf8)
        let parts = readme.matches(
            of: /\| \[(\d\d) to (\d\d)\]\((Lessons\/\d\d-\w+)\/README\.md\) \| .* \| ([^|]+) \|/)
        let lessons = Self.catalogue.lessons
        let covered = parts.flatMap { part in lessons.filter { part.1 <= $0.label && $0.label <= part.2 }.map(\.label) }
        #expect(covered == lessons.map(\.label), "README.md: each lesson is in one part, in order")
        for part in parts {
            #expect(lessons.first { $0.label == part.1 }?.path == String(part.3), "README.md: a part's first lesson")
            let hours = try Self.hours(minutes { part.1 <= $0 && $0 <= part.2 })
            #expect(String(part.4) == hours, "README.md: lessons \(part.1) to \(part.2) take \(hours) hours")
        }
        let all = try Self.hours(minutes { _ in true })
        #expect(readme.contains("All of it takes \(all) hours."), "README.md: say that all of it takes \(all) hours")
    }

    /// Returns the minutes of the chosen lessons' steps: with reading alone, and with as much time again for looking
    /// around.
    private func minutes(_ isChosen: (String) -> Bool) throws -> (least: Int, most: Int) {
        var (reading, solving) = (0, 0)
        for row in rows {
            let lesson = try #require(row.first?.firstMatch(of: /\[(\d\d)/)).1
            guard isChosen(String(lesson)), let minutes = row.last.flatMap({ Int($0) }) else { continue }
            if row[0].hasPrefix("exercise") { solving += minutes } else { reading += minutes }
        }
        return (reading + solving, 2 * reading + solving)
    }

    private static func hours(_ minutes: (least: Int, most: Int)) -> String {
        let (least, most) = ((minutes.least + 30) / 60, (minutes.most + 30) / 60)
        return least == most ? "\(least)" : "\(least) to \(most)"
    }

    @Test("every lesson and every task is headed by its number")
    func headings() throws {
        let pages =
            Self.catalogue.lessons.map { ($0.label, $0.readme) }
            + Self.catalogue.exercises.map { ($0.label, $0.path + "/README.md") }
        for (label, page) in pages {
            let heading = try Self.catalogue.text(of: page).prefix { !$0.isNewline }
            #expect(
                heading.hasPrefix("# \(label) "), "\(page) begins with \(heading), and has to begin with # \(label)")
        }
    }

    @Test("a lesson takes as long as its words and its quoted code do", arguments: catalogue.lessons.map(\.label))
    func lessons(label: String) throws {
        let lesson = try Self.catalogue.lesson(label)
        let minutes = try Self.minutes(Self.catalogue.text(of: lesson.readme))
        try expect(minutes, for: Self.link(to: lesson))
    }

    @Test("an exercise takes as long as it says itself", arguments: catalogue.exercises.map(\.label))
    func exercises(label: String) throws {
        let exercise = try Self.catalogue.exercise(label)
        try expect(exercise.minutes, for: Self.link(to: exercise))
    }

    @Test("a step that is missing, one too many, and two that are swapped are named")
    func differences() {
        let difference = { (steps: [String]) in Self.difference(of: steps, from: ["01", "01a", "02"], in: "README.md") }
        #expect(difference(["01", "01a", "02"]) == nil)
        #expect(difference(["01", "02"]) == "README.md lacks a link to 01a: add it after the one to 01")
        #expect(difference(["01a", "02"]) == "README.md lacks a link to 01: add it before all others")
        #expect(
            difference(["01", "01a", "02", "03"])
                == "README.md links to 03 in its table of steps, and there is no such lesson or exercise: take it out")
        #expect(difference(["01", "02", "01a"]) == "README.md has 02 in the place of 01a: put its rows in order")
    }

    /// Returns each lesson, followed by its exercises.
    private static func way(lesson: (Lesson) -> String, exercise: (Exercise) -> String) -> [String] {
        let exercises = Dictionary(grouping: catalogue.exercises, by: \.lesson)
        return catalogue.lessons.flatMap { [lesson($0)] + (exercises[$0.number] ?? []).map(exercise) }
    }

    /// Returns what is wrong with a table's steps, beginning with missing ones, and how to fix it; nil if nothing is.
    private static func difference(of steps: [String], from way: [String], in file: String) -> String? {
        if let missing = way.first(where: { !steps.contains($0) }) {
            let before = way.prefix { $0 != missing }.last.map { "after the one to \($0)" } ?? "before all others"
            return "\(file) lacks a link to \(missing): add it \(before)"
        }
        if let unknown = steps.first(where: { !way.contains($0) }) {
            return
                "\(file) links to \(unknown) in its table of steps, and there is no such lesson or exercise: take it out"
        }
        let swapped = zip(steps, way).first { $0 != $1 }
        return swapped.map { "\(file) has \($0) in the place of \($1): put its rows in order" }
    }

    private func expect(_ minutes: Int, for link: String) throws {
        let found = rows.first { $0.first == link }
        let row = try #require(found, "Lessons/README.md lacks a row for \(link): add one, with \(minutes) minutes")
        #expect(row.last == "\(minutes)", "Lessons/README.md: \(link) takes \(minutes) minutes: write that in its row")
    }

    private static func link(to lesson: Lesson) -> String {
        "[\(lesson.label) \(lesson.name)](\(lesson.label)-\(lesson.name)/README.md)"
    }

    private static func link(to exercise: Exercise) -> String {
        "exercise [\(exercise.label) \(exercise.name)](../\(exercise.path)/README.md)"
    }

    /// Estimates 200 words and 20 lines of code per minute, in steps of five minutes.
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
