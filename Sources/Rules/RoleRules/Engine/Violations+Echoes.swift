extension [Violation] {
    /// Drops echoes, so that one mistake is one finding: of two rules that report on a line, the more exact one stays.
    func withoutEchoes(of rules: [Rule]) -> [Violation] {
        let yieldsTo = Dictionary(uniqueKeysWithValues: rules.map { ($0.name, $0.yieldsTo) })
        let spoken = Dictionary(grouping: self) { "\($0.file):\($0.line)" }.mapValues { Set($0.map(\.rule)) }
        return filter { violation in
            let others = spoken["\(violation.file):\(violation.line)"] ?? []
            return yieldsTo[violation.rule]?.isDisjoint(with: others) ?? true
        }
    }
}
