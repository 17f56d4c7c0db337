import RoleRules
import Typesetting

/// The number of findings by module, and of types with a role.
struct LintStatistics: Encodable, Sendable {
    /// The findings by the module's name, without those in no module.
    let modules: [String: Int]
    /// The number of findings in no module.
    let elsewhere: Int
    /// The number of types with a role, followed by the number that could have one.
    let placed: Int
    let types: Int

    /// Counts a result's findings and types.
    init(of result: LintResult) {
        modules = Dictionary(result.violations.compactMap(\.module).map { ($0, 1) }, uniquingKeysWith: +)
        elsewhere = result.violations.count { $0.module == nil }
        placed = result.report.placedCount
        types = placed + result.report.unplaced.count
    }

    /// The share of types with a role, from 0 to 1; nil without types.
    var share: Double? { types == 0 ? nil : Double(placed) / Double(types) }

    /// Returns the text below the findings, which are already counted by rule; empty if there is nothing to count.
    func text(_ style: Style) -> String {
        [modulesText(style), typesText(style)].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private func modulesText(_ style: Style) -> String {
        let counts = modules.map { ($0.key, $0.value) } + (elsewhere == 0 ? [] : [("in no module", elsewhere)])
        if counts.isEmpty { return "" }
        let widest = counts.map(\.0.count).max() ?? 0
        let sorted = counts.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
        let lines = sorted.map { "  " + TextColumns.padded($0.0, to: widest + 2) + "\($0.1)" }
        return ([style.bold("Findings by module")] + lines).joined(separator: "\n")
    }

    private func typesText(_ style: Style) -> String {
        guard let share else { return "" }
        return style.bold("Types with a role") + "\n  \(placed) of \(types), \(Int((share * 100).rounded())) %"
    }
}
