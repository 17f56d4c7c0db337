import Typesetting

/// A report for authors about how often first findings fit.
enum FitText {
    /// Returns a row for each exercise and one for all, then the mutants whose first finding leads elsewhere.
    ///
    /// `showsAll` adds the mutants whose finding names the file, but not the declaration.
    static func text(_ proofs: [Proof], showsAll: Bool, _ style: Style) -> [String] {
        let whole = FitShare(of: proofs)
        if whole.count == 0 { return [] }
        let measured = proofs.filter { FitShare(of: [$0]).count > 0 }
        let header = ["first findings", "mutants"] + FindingFit.Aspect.allCases.map(\.rawValue)
        let rows = measured.map { row($0.title, FitShare(of: [$0])) }
        let sum = measured.count > 1 ? [row("all", whole)] : []
        let table = ProofTable.text([header] + rows + sum)
        let misses = measured.flatMap { proof in
            proof.results.compactMap { miss($0, in: proof, showsAll: showsAll) }
        }
        let share = whole.percent(.file)
        let words = "\(share)% of the first findings name the file of the mistake; the goal is \(FitShare.goal)%"
        let goal = share >= FitShare.goal ? style.good(words) : style.bad(words)
        return [table] + (misses.isEmpty ? [] : [misses.joined(separator: "\n")]) + [goal]
    }

    /// Returns the place that a mutant's first finding points to, and the place of the mistake; nil if either is
    /// unknown.
    static func line(_ result: VariantResult) -> String? {
        guard let first = result.first, let fault = result.variant.fault else { return nil }
        return "leads to \(list(first.files + first.declarations)); "
            + "the mistake is in \(list(fault.files + fault.declarations))"
    }

    private static func row(_ title: String, _ share: FitShare) -> [String] {
        [title, "\(share.count)"]
            + FindingFit.Aspect.allCases.map { "\(share.fitting($0)) (\(share.percent($0))%)" }
    }

    private static func miss(_ result: VariantResult, in proof: Proof, showsAll: Bool) -> String? {
        guard let fit = result.fit, let line = line(result) else { return nil }
        let misses = fit.misses.filter { showsAll || $0 != .declaration }
        if misses.isEmpty { return nil }
        let words = misses.map(\.rawValue).joined(separator: ", ")
        return "\(proof.label) \(result.variant.title) misses \(words): \(line)"
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }
}
