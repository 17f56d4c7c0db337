import Course
import Foundation

/// Finds everything outside of their own folders that a checkout's lessons still lack, a sentence each.
struct LessonsCheck {
    private static let architectures = "Workshop/Site/book/architectures.py"

    private let checkout: Checkout
    private let manifest: ManifestTables
    private let lessons: [Lesson]

    init(_ checkout: Checkout) throws {
        self.checkout = checkout
        manifest = try ManifestTables(checkout)
        lessons = Catalogue(of: checkout).lessons
    }

    var problems: [String] {
        manifest.problems(of: "lessons", against: lessons.map(\.folder), in: "Lessons")
            + lessons.flatMap { probes($0) + journeys($0) + suites($0) + texts($0) }
    }

    private func probes(_ lesson: Lesson) -> [String] {
        let isNamed = manifest["probed"].contains(lesson.label)
        if lesson.hasProbes == isNamed { return [] }
        if isNamed {
            return [
                """
                \(lesson.path)/Probes is missing, and the table probed in Package.swift has "\(lesson.label)": write \
                the probes, or take the number out
                """
            ]
        }
        return [
            """
            \(lesson.path)/Probes is not compiled: add "\(lesson.label)" to the table probed in Package.swift
            """
        ]
    }

    /// Checks that an app with windows has journeys, and mutants that prove them.
    private func journeys(_ lesson: Lesson) -> [String] {
        if !lesson.isPlayable || lesson.isTerminalProgram || lesson.isWholeApp { return [] }
        return [
            """
            \(lesson.path)/journeys.json is missing, so nothing proves the lesson's journeys: copy the file from another \
            lesson and adapt its edits
            """
        ]
    }

    private func suites(_ lesson: Lesson) -> [String] {
        let folder = "Tests/Lessons/\(lesson.folder)"
        let files = checkout.files(below: folder).filter { $0.hasSuffix(".swift") }
        var problems: [String] = []
        if lesson.isPlayable, !lesson.isTerminalProgram, !files.contains("JourneysTests.swift") {
            problems.append(
                """
                \(folder)/JourneysTests.swift is missing, so no journey leads through the lesson's app: copy it from \
                another lesson of the same app
                """)
        }
        if lesson.parts.hasSources,
            !files.contains(where: { text(folder + "/" + $0).contains("import RoleRules") })
        {
            problems.append(
                """
                \(folder) has no suite that imports RoleRules, so no rule is held to the lesson's code: copy \
                RuleTests.swift from a lesson of the same architecture
                """)
        }
        return problems
    }

    /// Checks that texts mention the lesson; `MapTests` compares the rows of tables.
    private func texts(_ lesson: Lesson) -> [String] {
        var problems: [String] = []
        let ranges = text(Self.architectures).matches(of: /range\((\d+), (\d+)\)/)
        let isNamed = ranges.contains {
            (Int($0.1) ?? 0) <= lesson.number && lesson.number < (Int($0.2) ?? 0)
        }
        if !isNamed {
            problems.append(
                """
                \(Self.architectures) doesn't say which architecture lesson \(lesson.label) is about: add its number \
                to the table ARCHITECTURES
                """)
        }
        let isTold = text("CHANGELOG.md").split(separator: "\n").contains { line in
            line.contains("\(lesson.label) \(lesson.name)")
                || line.lowercased().contains("lesson") && line.contains(lesson.label)
        }
        if !isTold {
            problems.append(
                """
                CHANGELOG.md doesn't name lesson \(lesson.label): add a line on \(lesson.label) \(lesson.name) to the \
                newest version
                """)
        }
        return problems
    }

    private func text(_ file: String) -> String {
        (try? checkout.data(file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
