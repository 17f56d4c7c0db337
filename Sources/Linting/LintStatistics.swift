import RoleRules
import Typesetting

/// How many findings there are by rule and by module, and how many types have a role.
public struct LintStatistics: Encodable, Sendable {
    /// By the rule's name.
    let rules: [String: Int]
    /// By the module's name, without what lies in no module.
    let modules: [String: Int]
    /// Findings in no module.
    let elsewhere: Int
    /// Types that have a role, beside those that could have one.
    let placed: Int
    let types: Int

    /// Counts what was found.
    public init(of result: LintResult) {
        rules = Dictionary(result.violations.map { ($0.rule, 1) }, uniquingKeysWith: +)
        modules = Dictionary(result.violations.compactMap(\.module).map { ($0, 1) }, uniquingKeysWith: +)
        elsewhere = result.violations.count { $0.module == nil }
        placed = result.report.placedCount
        types = placed + result.report.unplaced.count
    }

    /// The share of types that have a role, from 0 to 1; nil where there are none.
    var share: Double? { types == 0 ? nil : Double(placed) / Double(types) }

    /// Two lists, the longest counts first, and the share.
    public func text(_ style: Style) -> String {
        let inModules = modules.map { ($0.key, $0.value) } + (elsewhere == 0 ? [] : [("in no module", elsewhere)])
        let percent = share.map { ", \(Int(($0 * 100).rounded())) %" } ?? ""
        return
            (list("Findings by rule", rules.map { ($0.key, $0.value) }, style) + list("By module", inModules, style)
            + [style.bold("Types with a role"), "  \(placed) of \(types)\(percent)"]).joined(separator: "\n")
    }

    private func list(_ title: String, _ counts: [(name: String, count: Int)], _ style: Style) -> [String] {
        if counts.isEmpty { return [] }
        let widest = counts.map(\.name.count).max() ?? 0
        let sorted = counts.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
        return [style.bold(title)] + sorted.map { "  " + TextColumns.padded($0.name, to: widest + 2) + "\($0.count)" }
            + [""]
    }
}
