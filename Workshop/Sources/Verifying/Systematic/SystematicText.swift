import Checking
import Foundation
import Typesetting

/// The report on systematic mutants for authors.
enum SystematicText {
    /// Returns a line about one mutant, with its outcome below.
    static func line(_ label: String, _ result: SystematicResult) -> String {
        let words: String =
            switch result.outcome {
            case .caught(let requirement, let words, _): "\(requirement.isEmpty ? "caught" : requirement): \(words)"
            case .brokeOff(let tests): "breaks off in \(tests.joined(separator: ", "))"
            case .survived: "nobody notices"
            case .doesNotCompile: "does not compile"
            }
        return "\(label) \(result.mutant.name)\n    \(TextColumns.cut(words, to: 160))"
    }

    /// Returns the problems, then a row for each exercise, then the sum with the total time in seconds.
    static func summary(_ reports: [SystematicReport], seconds: Double, _ style: Style) -> String {
        let problems = reports.flatMap(\.problems).map { $0.text(style) }
        let header = [
            "", "mutants", "compile", "caught", "of these broke off", "file named", "equivalent", "survivors",
            "rewritings", "accepted", "time",
        ]
        let rows = reports.map { row($0.title, [$0]) + [String(format: "%.1f s", $0.seconds)] }
        let all = reports.count > 1 ? [row("all", reports) + [String(format: "%.1f s", seconds)]] : []
        let table = ProofTable.text([header] + rows + all)
        let kept = reports.reduce(0) { $0 + $1.kept }
        let tried = reports.reduce(0) { $0 + $1.tried + $1.rewritings } - kept
        let count = reports.reduce(0) { $0 + $1.problems.count }
        let sum =
            count == 0
            ? style.good("No wrong answer gets through, and no right one is refused")
            : style.bad(count.counted("problem"))
        return (problems + [table, "\(kept) kept from before, \(tried) tried\n\(sum)"]).joined(separator: "\n\n")
    }

    /// Adds up the numbers of these reports, without their times, since exercises run at the same time.
    private static func row(_ title: String, _ reports: [SystematicReport]) -> [String] {
        func sum(_ number: (SystematicReport) -> Int) -> Int { reports.reduce(0) { $0 + number($1) } }
        let (tried, all, read) = (sum(\.tried), sum(\.all), sum(\.firstFindings.count))
        return [title, tried == all ? "\(all)" : "\(tried) of \(all)"]
            + [sum(\.made), sum(\.caught), sum(\.brokenOff)].map(String.init)
            + [read == 0 ? "-" : "\(sum { $0.firstFindings.fitting(.file) } * 100 / read)%"]
            + [sum(\.equivalent), sum(\.survivors), sum(\.rewritings), sum(\.accepted)].map(String.init)
    }
}
