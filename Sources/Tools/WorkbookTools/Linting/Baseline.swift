/// Findings that were there when somebody began to lint, so that only new ones fail.
struct Baseline: Equatable {
    /// The architecture whose rules found them.
    let architecture: String
    /// Sorted; a finding that was there twice is there twice.
    let entries: [BaselineEntry]

    /// Findings compared with a baseline.
    struct Comparison {
        /// The indices of the findings that are in the baseline.
        var known: Set<Int> = []
        /// The baseline's entries that were not found again.
        var gone: [BaselineEntry] = []
    }

    /// Tells which findings the baseline knows; each of its entries answers for one finding.
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
