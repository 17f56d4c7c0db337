import Changes
import Course
import SourceModel

/// Measures the cost of each change of lesson 18 on each rung, by making it in memory.
struct ChangeMeasurer: Sendable {
    private let rungs: [ChangeableRung]
    private let proven: ProvenChanges

    /// Creates a measurer of all rungs in the checkout that have changes.
    init(_ catalogue: Catalogue) {
        rungs = ChangeableRung.all(in: catalogue)
        proven = ProvenChanges(catalogue.checkout)
    }

    /// Returns every change on every rung, in the order of the rungs.
    /// - Throws: `ChangeError` if a change no longer applies, and `CatalogueError` or `SourceModelError` for unreadable
    ///   files.
    func measure() throws -> [ChangeMeasure] {
        try rungs.flatMap { rung in
            let isProven = proven.holds(for: rung)
            return try rung.changes().map { try measure($0, on: rung, isProven: isProven) }
        }
    }

    private func measure(_ change: RungChange, on rung: ChangeableRung, isProven: Bool) throws -> ChangeMeasure {
        let (old, new) = try rung.texts(with: change)
        let code = try Side(old, new) { $0.hasPrefix(rung.lesson.path + "/Sources/") }
        let suites = try Side(old, new) { $0.hasPrefix("Tests/") }
        let screens = RungSources(code.after).screens
        let before = Self.tests(in: suites.before)
        let after = Self.tests(in: suites.after)
        let added = after.filter { before[$0.key] == nil }
        return ChangeMeasure(
            number: rung.lesson.number, name: rung.lesson.name, change: change.name, how: change.how,
            files: code.changed.keys.sorted(), types: Set(code.changed.values.flatMap(\.types)).sorted(),
            lines: code.changed.values.map(\.count).reduce(LineCount(), +),
            testLines: suites.changed.values.map(\.count).reduce(LineCount(), +),
            testsChanged: before.filter { after[$0.key]?.text != $0.value.text }.keys.sorted(),
            testsAdded: added.count,
            testsAddedWithoutScreen: added.values.count { !$0.file.needsScreen(screens) }, isProven: isProven)
    }

    /// Returns the tests by their suite's file and their name.
    private static func tests(in sources: Sources) -> [String: (text: String, file: SourceFile)] {
        var tests: [String: (text: String, file: SourceFile)] = [:]
        for file in sources.files {
            for test in file.tests { tests[file.path + " " + test.signature] = (file.text(of: test), file) }
        }
        return tests
    }

    /// Some of the rung's files before and after a change.
    private struct Side {
        let before: Sources
        let after: Sources
        let changed: [String: ChangedFile]

        init(_ old: [String: String], _ new: [String: String], _ isMeant: (String) -> Bool) throws {
            func sources(_ texts: [String: String]) throws -> Sources {
                try Sources(
                    files: texts.filter { isMeant($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
            }
            let (before, after) = (try sources(old), try sources(new))
            let one = Dictionary(uniqueKeysWithValues: before.files.map { ($0.path, $0) })
            let two = Dictionary(uniqueKeysWithValues: after.files.map { ($0.path, $0) })
            let paths = Set(one.keys).union(two.keys).filter { old[$0] != new[$0] }
            changed = Dictionary(uniqueKeysWithValues: paths.map { ($0, ChangedFile(from: one[$0], to: two[$0])) })
            (self.before, self.after) = (before, after)
        }
    }
}
