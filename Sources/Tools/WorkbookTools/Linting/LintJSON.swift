import Foundation
import RoleRules
import Typesetting

/// The findings as JSON, for programs.
enum LintJSON {
    /// Returns the whole text, with sorted keys, and with statistics on request.
    static func text(_ result: LintResult, with wantsStatistics: Bool = false) throws -> String {
        try JSONText.of(
            Content(
                architecture: result.report.architecture,
                project: result.project.root.path,
                rules: result.report.rules.map(\.name),
                files: result.report.fileCount,
                findings: result.violations.map { Content.Finding($0, in: result.project) },
                summary: Dictionary(uniqueKeysWithValues: result.countByRule.map { ($0.rule, $0.count) }),
                unplaced: result.report.unplaced.map {
                    Content.Unplaced(
                        type: $0.name, file: result.project.path(of: $0.location.file), line: $0.location.line,
                        column: $0.location.column)
                },
                unread: result.unread.map {
                    Content.Unread(
                        file: result.project.path(of: $0.location.file), line: $0.location.line, reason: $0.reason,
                        fix: $0.fix)
                },
                baseline: result.baseline.map {
                    Content.Known(file: $0, known: result.knownCount, gone: result.gone)
                },
                changedSince: result.since.map { Content.Changed(commit: $0, unchanged: result.unchangedCount) },
                statistics: wantsStatistics ? LintStatistics(of: result) : nil))
    }

    private struct Content: Encodable {
        struct Finding: Encodable {
            let file: String
            let line: Int
            let column: Int
            let rule: String
            let declaration: String?
            let what: String
            let why: String
            let fix: String
            let lesson: Int

            init(_ violation: Violation, in project: LintedProject) {
                file = project.path(of: violation.file)
                line = violation.line
                column = violation.column
                rule = violation.rule
                declaration = violation.declaration
                what = violation.what
                why = violation.why
                fix = violation.fix
                lesson = violation.lesson
            }
        }

        struct Unplaced: Encodable {
            let type: String
            let file: String
            let line: Int
            let column: Int
        }

        struct Unread: Encodable {
            let file: String
            let line: Int
            let reason: String
            let fix: String
        }

        struct Known: Encodable {
            let file: String
            let known: Int
            let gone: [BaselineEntry]
        }

        struct Changed: Encodable {
            let commit: String
            /// The number of findings about unchanged lines.
            let unchanged: Int
        }

        let architecture: String
        /// The project's root, where the paths of files begin.
        let project: String
        let rules: [String]
        let files: Int
        let findings: [Finding]
        let summary: [String: Int]
        let unplaced: [Unplaced]
        let unread: [Unread]
        let baseline: Known?
        let changedSince: Changed?
        let statistics: LintStatistics?
    }
}
