import Foundation
import RoleRules
import SourceModel

/// Measures the rungs of a checkout: every lesson that has sources, whatever comes to be there.
public struct RungMeasurer: Sendable {
    private let checkout: Checkout

    /// A measurer of the rungs in that checkout.
    public init(_ checkout: Checkout) {
        self.checkout = checkout
    }

    /// The rung of a lesson; nil where the lesson is a text alone.
    /// - Throws: `SourceModelError` where its files can't be read.
    public func measure(_ lesson: Lesson) throws -> RungMeasure? {
        guard let sources = try read(lesson.path + "/Sources") else { return nil }
        let rung = RungSources(sources)
        let suites = try suites(of: lesson)
        return RungMeasure(
            number: lesson.number, name: lesson.name, files: sources.files.count,
            lines: sources.files.map(\.lineCount).reduce(0, +), types: rung.types, seams: rung.seams,
            violations: try violations(sources), tests: suites.map(tests).reduce(0, +),
            testsWithoutScreen: suites.filter { !needsScreen($0, rung.screens) }.map(tests).reduce(0, +))
    }

    private func read(_ path: String) throws -> Sources? {
        do {
            return try Sources(at: checkout.url(path), relativeTo: checkout.root)
        } catch SourceModelError.missing, SourceModelError.nothingSelected {
            return nil
        }
    }

    private func violations(_ sources: Sources) throws -> [String: Int] {
        var counts: [String: Int] = [:]
        for architecture in Architecture.all {
            do {
                counts[architecture.name] = try sources.violations(of: architecture).count
            } catch RoleRulesError.nothingPlaced {
                continue
            }
        }
        return counts
    }

    // MARK: - Suites

    /// The suites that import the rung, in whichever lesson's folder; others are about its text.
    private func suites(of lesson: Lesson) throws -> [SourceFile] {
        let target = "Lesson\(lesson.label)\(lesson.name)"
        let all = try read("Tests/Lessons")?.files ?? []
        return all.filter { file in file.imports.contains { $0.module == target } }
    }

    private func tests(in file: SourceFile) -> Int {
        file.declarations.flatMap(\.all).count { $0.isFunction && $0.has("Test") }
    }

    /// Whether it imports what has screens, makes one, has one shown, or walks through the app. The stub server lies
    /// beside the journeys and has no screen.
    private func needsScreen(_ file: SourceFile, _ screens: Set<String>) -> Bool {
        file.imports.contains { $0.module == "HeadlessUIKit" }
            || file.references.contains {
                screens.contains($0.name) || ["onScreen", "Journey", "Rung"].contains($0.name)
            }
    }
}
