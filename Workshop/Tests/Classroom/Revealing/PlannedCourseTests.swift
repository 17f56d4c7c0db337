import Course
import CourseFixtures
import Foundation
import Testing

@testable import workshop

@Suite("The exercises that a teacher may hand out together")
struct PlannedCourseTests {
    private static let catalogue = Catalogue(of: Checkout(root: ThisCheckout.root))
    private static let shown = Result { try ShownAnswers(among: catalogue.exercises, in: catalogue) }
    private let shown: ShownAnswers
    private let plan: HandoutPlan
    private let page: String

    init() throws {
        shown = try Self.shown.get()
        plan = HandoutPlan(of: Self.catalogue.exercises.map(\.number), shown)
        page = try Self.read("Documentation/Grading.md")
    }

    @Test("Grading.md has a row for each exercise whose answer is in other exercises' files")
    func table() {
        let rows = Dictionary(grouping: shown.all, by: \.exercise).sorted { $0.key < $1.key }.map { exercise, answers in
            let whole = answers.filter { $0.percent >= ShownAnswer.whole }.map(\.source.description)
            let parts = answers.filter { $0.percent < ShownAnswer.whole }.map(\.source.description)
            return "| \(exercise) | \(whole.joined(separator: ", ")) | \(parts.joined(separator: ", ")) |"
                .replacing("|  |", with: "| |")
        }
        #expect(page.matches(of: /\n(\| [0-9]{2}[a-z] \|[^\n]*)/).map { String($0.1) } == rows)
    }

    @Test("each answer that a later exercise shows is due by then, except those that an earlier one shows")
    func order() {
        let all = Self.catalogue.exercises.map(\.number)
        let inTurn = plan.inTurn(all)
        let left = all.filter { !inTurn.flatMap(\.self).contains($0) }
        #expect(page.contains("has no \(left.map(\.description).inWords.replacing("and", with: "or")): "))
        #expect(weeks == inTurn)
    }

    @Test("every planned set is safe, and has its minutes")
    func sets() throws {
        for (exercises, minutes) in try planned() {
            #expect(plan.shown(together: exercises.map(\.number)) == [])
            #expect(exercises.reduce(0) { $0 + $1.minutes } == minutes)
        }
    }

    @Test("every set in a text's command is safe", arguments: ["Documentation/Grading.md", "Workshop/README.md"])
    func examples(file: String) throws {
        let commands = try Self.read(file).matches(of: /workbook handout [^`\n]*--exercises (?<list>[0-9a-z,\-]+)/)
        #expect(!commands.isEmpty)
        for command in commands {
            let exercises = try Self.catalogue.exercises(listed: String(command.list))
            #expect(plan.shown(together: exercises.map(\.number)) == [], "\(command.0)")
        }
    }

    // MARK: -

    private static func read(_ path: String) throws -> String {
        try String(contentsOf: ThisCheckout.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The rows of sets with their minutes.
    private func planned() throws -> [(exercises: [Exercise], minutes: Int?)] {
        try page.matches(of: /\n\|[^|\n]*\| (?<list>[0-9a-z,]+) \| (?<minutes>[0-9]+) \|/).map {
            (try Self.catalogue.exercises(listed: String($0.list)), Int($0.minutes))
        }
    }

    private var weeks: [[ExerciseNumber]] {
        page.matches(of: /\n\|[^|\n]*week [0-9]+ \| (?<list>[0-9a-z,]+) \|/).map {
            $0.list.split(separator: ",").compactMap { ExerciseNumber(String($0)) }
        }
    }
}
