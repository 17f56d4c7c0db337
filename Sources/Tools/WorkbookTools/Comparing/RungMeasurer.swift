import Course
import Foundation
import RoleRules
import SourceModel

/// Measures the rungs of a checkout: every lesson that has sources.
struct RungMeasurer: Sendable {
    private let checkout: Checkout
    private let lessons: [Lesson]

    /// Creates a measurer of the rungs in that checkout.
    init(_ checkout: Checkout) {
        self.checkout = checkout
        lessons = Catalogue(of: checkout).lessons
    }

    /// Measures the rung of a lesson; nil for a lesson without sources.
    /// - Throws: `SourceModelError` if its files can't be read.
    func measure(_ lesson: Lesson) throws -> RungMeasure? {
        guard let sources = try read(lesson.path + "/Sources") else { return nil }
        let rung = RungSources(sources)
        let all = try (read("Tests/Lessons")?.files ?? []) + shared(with: lesson)
        let suites = suites(of: lesson, among: all)
        return RungMeasure(
            number: lesson.number, name: lesson.name, app: lesson.app, files: sources.files.count,
            lines: sources.files.map(\.lineCount).reduce(0, +), types: rung.types, seams: sources.seams,
            violations: try violations(sources, of: lesson), tests: suites.map(\.tests.count).reduce(0, +),
            testsWithoutScreen: suites.filter { !$0.needsScreen(rung.screens) }.map(\.tests.count).reduce(0, +),
            testLines: testLines(of: lesson, among: all),
            swap: ScreenSwap(sources, values: try colors()))
    }

    /// The names of UIKit's colors, as in `.systemRed`.
    private func colors() throws -> Set<String> {
        let values = try read("Sources/Kit/HeadlessUIKit/Values")?.files ?? []
        let colors = values.flatMap(\.declarations).filter { $0.name == "UIColor" }
        return Set(colors.flatMap(\.members).filter { $0.kind == .property }.map(\.name))
    }

    private func read(_ path: String) throws -> Sources? {
        do {
            return try Sources(at: checkout.url(path), relativeTo: checkout.root)
        } catch SourceModelError.missing, SourceModelError.nothingSelected {
            return nil
        }
    }

    private func violations(_ sources: Sources, of lesson: Lesson) throws -> [String: Int] {
        var counts: [String: Int] = [:]
        let names = try RoleNames(above: checkout.url(lesson.path))
        for architecture in Architecture.all {
            do {
                counts[architecture.name] = try sources.violations(of: architecture.named(by: names)).count
            } catch RoleRulesError.nothingPlaced {
                continue
            }
        }
        return counts
    }

    // MARK: - Suites

    /// Returns the suites that other rungs keep for this one, as if copies were in its folder.
    private func shared(with lesson: Lesson) throws -> [SourceFile] {
        let folder = String(lesson.path.dropFirst("Lessons/".count))
        let copies = try SharedSuites(in: checkout).copies(in: folder).sorted { $0.key < $1.key }
        guard !copies.isEmpty else { return [] }
        return try Sources(
            files: copies.map { ("Tests/Lessons/\(folder)/\($0.key)", String(decoding: $0.value, as: UTF8.self)) }
        ).files
    }

    /// Returns the suites that import the rung, from any lesson's folder; others are about its text.
    private func suites(of lesson: Lesson, among all: [SourceFile]) -> [SourceFile] {
        let target = "Lesson\(lesson.label)\(lesson.name)"
        return all.filter { file in file.imports.contains { $0.module == target } }
    }

    /// Returns the lines in the rung's own folder of tests, and in the folders of lessons about it.
    ///
    /// The journeys belong to all rungs and are elsewhere.
    private func testLines(of lesson: Lesson, among all: [SourceFile]) -> Int {
        let about = lessons.filter { $0.subject == lesson.number }
        let folders = ([lesson] + about).map { "Tests/Lessons/\($0.label)-" }
        return all.filter { file in folders.contains { file.path.hasPrefix($0) } }.map(\.lineCount).reduce(0, +)
    }
}
