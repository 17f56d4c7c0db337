import Foundation
import Grading
import Typesetting

/// The systematic mutants as their author reads them.
public enum SystematicText {
    /// One line a mutant that was tried.
    static func line(_ label: String, _ result: SystematicResult) -> String {
        let words: String =
            switch result.outcome {
            case .caught(let requirement, let words): "\(requirement.isEmpty ? "caught" : requirement): \(words)"
            case .brokeOff(let tests): "breaks off in \(tests.joined(separator: ", "))"
            case .survived: "nobody notices"
            case .doesNotCompile: "does not compile"
            }
        return "\(label) \(result.mutant.name)\n    \(TextColumns.cut(words, to: 160))"
    }

    /// What is wrong, then a line an exercise, then the sum.
    public static func summary(_ reports: [SystematicReport], _ style: Style) -> String {
        let problems = reports.flatMap(\.problems).map { $0.text(style) }
        let header = [
            "", "mutants", "compile", "caught", "of these broke off", "equivalent", "survivors", "rewritings",
            "accepted", "time",
        ]
        let rows = reports.map { report in
            [report.title, report.tried == report.all ? "\(report.all)" : "\(report.tried) of \(report.all)"]
                + [report.made, report.caught, report.brokenOff, report.equivalent, report.survivors].map(String.init)
                + ["\(report.rewritings)", "\(report.accepted)", String(format: "%.1f s", report.seconds)]
        }
        let table = ProofTable.text([header] + rows)
        let kept = reports.reduce(0) { $0 + $1.kept }
        let tried = reports.reduce(0) { $0 + $1.tried + $1.rewritings } - kept
        let count = reports.reduce(0) { $0 + $1.problems.count }
        let sum =
            count == 0
            ? style.good("No wrong answer gets through, and no right one is refused")
            : style.bad(count.counted("problem"))
        return (problems + [table, "\(kept) kept from before, \(tried) tried\n\(sum)"]).joined(separator: "\n\n")
    }
}
