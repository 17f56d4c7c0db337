import Checking
import Foundation
import Typesetting

/// A verification's report for authors.
enum ProofText {
    private static let titleWidth = 60
    private static let outcomeWidth = 40

    /// Returns one line about a variant, with its problems below.
    static func line(_ label: String, _ result: VariantResult, _ style: Style) -> String {
        let variant = result.variant
        let words: String
        if result.problems.isEmpty {
            words = style.good(result.failing.isEmpty ? "meets all" : "fails " + result.failing.joined(separator: ", "))
        } else {
            words = style.bad("wrong")
        }
        let line =
            TextColumns.padded("\(label) \(variant.title)", to: titleWidth) + " "
            + TextColumns.padded(words, to: outcomeWidth)
        return
            ([line + " " + (result.isKept ? "kept" : seconds(result.seconds))]
            + result.problems.map { indented($0.text(style)) })
            .joined(separator: "\n")
    }

    /// Returns the lines below a variant's line: the place that its first finding points to, and the report.
    static func reading(_ result: VariantResult) -> String {
        [FitText.line(result), result.reading.isEmpty ? nil : result.reading].compactMap(\.self).map(indented)
            .joined(separator: "\n")
    }

    /// Returns the text, indented by four columns.
    static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
            .joined(separator: "\n")
    }

    /// Returns the problems with files, then a row for each exercise, then the fit of first findings, then the sum.
    ///
    /// `showsAll` adds first findings that name the file, but not the declaration.
    static func summary(_ proofs: [Proof], showsAll: Bool = false, _ style: Style) -> String {
        let problems = proofs.flatMap(\.problems).map { $0.text(style) }
        let header = ["", "requirements", "mutants", "alternatives", "problems", "time"]
        let table = ProofTable.text([header] + proofs.map(row))
        let fits = FitText.text(proofs, showsAll: showsAll, style)
        let count = proofs.reduce(0) { $0 + $1.problemCount }
        let isWhole = proofs.contains { !$0.results.isEmpty }
        let results = proofs.flatMap(\.results)
        let kept = results.count(where: \.isKept)
        let tried = isWhole ? ["\(kept) kept from before, \(results.count - kept) tried"] : []
        let good = isWhole ? "All proven" : "Nothing wrong, and nothing was built"
        let sum = count == 0 ? style.good(good) : style.bad(count.counted("problem"))
        let passed = proofs.count(where: \.isPassedOver)
        let others = passed == 0 ? [] : ["\(passed.counted("exercise")) changed and not tried: not in the sample"]
        let end = (tried + others + [sum]).joined(separator: "\n")
        return (problems + [table] + fits + [end]).joined(separator: "\n\n")
    }

    private static func row(_ proof: Proof) -> [String] {
        [
            proof.title, "\(proof.requirements.count)", "\(proof.count(.mutant))", "\(proof.count(.alternative))",
            "\(proof.problemCount)", time(proof),
        ]
    }

    private static func time(_ proof: Proof) -> String {
        proof.isProvenBefore ? "as proven" : proof.isPassedOver ? "not tried" : seconds(proof.seconds)
    }

    private static func seconds(_ seconds: Double) -> String { String(format: "%.1f s", seconds) }
}
