/// The findings from the time when a project began to lint, so that only new ones fail.
struct Baseline: Equatable {
    /// The architecture whose rules found them.
    let architecture: String
    /// The entries, sorted; a finding that occurred twice has two.
    let entries: [BaselineEntry]

    /// The comparison of findings with a baseline.
    struct Comparison {
        /// The indices of the findings that are in the baseline.
        var known: Set<Int> = []
        /// The baseline's entries that weren't found again.
        var gone: [BaselineEntry] = []
    }

    /// Returns the findings that the baseline knows; each of its entries accounts for one finding.
    func compared(with found: [BaselineEntry]) -> Comparison {
        var left = Dictionary(grouping: entries, by: \.key)
        var comparison = Comparison()
        for (index, entry) in found.enumerated() where left[entry.key]?.popLast() != nil {
            comparison.known.insert(index)
        }
        comparison.gone = left.values.flatMap(\.self).sorted()
        return comparison
    }
}
