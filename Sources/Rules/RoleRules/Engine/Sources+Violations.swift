import RoleIndex
import SourceModel

extension Sources {
    /// Every place that breaks a rule of an architecture, in the order of files and lines.
    ///
    /// - Parameters:
    ///   - rules: the names of the rules to try; all of the architecture's if nil.
    ///   - honoringAllowances: whether a comment `// workbook:allow rule-name - reason` silences a finding.
    /// - Throws: `RoleRulesError`, also if nothing in the sources has a role.
    public func violations(
        of architecture: Architecture, rules: [String]? = nil, honoringAllowances: Bool = true
    ) throws(RoleRulesError) -> [Violation] {
        try report(on: architecture, rules: rules, honoringAllowances: honoringAllowances).violations
    }

    /// Returns the violations together with the rules that were tried and the types that have no role.
    public func report(
        on architecture: Architecture, rules: [String]? = nil, honoringAllowances: Bool = true
    ) throws(RoleRulesError) -> RoleReport {
        let chosen = try architecture.rules(named: rules)
        let codebase = Codebase(self, vocabulary: architecture.vocabulary)
        if !codebase.hasSomethingToCheck {
            let better = better(than: architecture, of: codebase.types.count)
            guard better == nil, codebase.isBeforePicture,
                chosen.contains(where: { $0.name == Rule.contractPresent.name })
            else {
                throw .nothingPlaced(
                    architecture: architecture.name, lookedFor: architecture.looksFor, files: files.count,
                    better: better, hasTypes: !codebase.types.isEmpty, views: codebase.lonelyViews)
            }
        }
        let filesByPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        // The rules of every architecture come last and take longest, so they start first.
        let found = chosen.reversed().concurrentMap { rule in
            rule.check(codebase).compactMap { finding -> Violation? in
                let file = filesByPath[finding.location.file]
                if file?.isGenerated == true { return nil }
                let path = file?.path(to: finding.location) ?? []
                let type = path.first.flatMap { codebase.type(at: $0.name) }
                return Violation(finding, of: rule, in: path.signature, module: type?.module)
            }
        }.flatMap { $0 }
        let allowances = Allowances(in: honoringAllowances ? codebase.files : [], tried: Set(chosen.map(\.name)))
        return RoleReport(
            architecture: architecture.name, rules: chosen, fileCount: files.count,
            violations: allowances.applied(to: found.withoutEchoes(of: chosen).sorted(by: isBefore)).sorted(
                by: isBefore),
            placedCount: architecture.vocabulary.actors.isEmpty ? 0 : codebase.placedCount,
            unplaced: architecture.vocabulary.actors.isEmpty ? [] : codebase.unplaced)
    }

    /// The architecture that fits best, in a suggestion's words: `viper, which places 7 of the 9 types`.
    package func better(than chosen: Architecture, of count: Int) -> String? {
        let places = Architecture.all.filter { $0.name != chosen.name }.map { architecture in
            let codebase = Codebase(self, vocabulary: architecture.vocabulary)
            let placed = codebase.hasRoles ? codebase.types.filter { $0.role != nil && !$0.isProtocol }.count : 0
            return (name: architecture.name, placed: placed, fit: placed == 0 ? 0 : codebase.fit)
        }
        let fitting = places.filter { $0.fit > 0 }.max { $0.fit < $1.fit }
        guard let best = fitting ?? places.max(by: { $0.placed < $1.placed }), best.placed > 0 else { return nil }
        return "\(best.name), which places \(best.placed) of the \(count) types"
    }

    /// The concerns of every type, with the places where it uses the API of each.
    public func concerns() -> [TypeConcerns] {
        ConcernReader(codebase: Codebase(self, vocabulary: .mvc)).read()
    }

    private func isBefore(_ first: Violation, _ second: Violation) -> Bool {
        (first.file, first.line, first.column, first.rule) < (second.file, second.line, second.column, second.rule)
    }
}

extension Codebase {
    /// Whether rules could find something: a role, or any type if the architecture has no roles.
    fileprivate var hasSomethingToCheck: Bool { hasRoles || vocabulary.actors.isEmpty && !types.isEmpty }

    /// Whether the app consists of screens without any architecture, each of which lacks the contract that VIPER-S
    /// requires.
    fileprivate var isBeforePicture: Bool { vocabulary.hasContracts && !screensWithoutRole.isEmpty }
}

extension [Declaration] {
    /// The types and the member around a place, `ItemsListScene.viewDidLoad()`.
    fileprivate var signature: String? {
        var names: [String] = []
        for declaration in self {
            names.append(declaration.signature)
            guard declaration.isType || declaration.kind == .extension else { break }
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }
}

extension Architecture {
    func rules(named names: [String]?) throws(RoleRulesError) -> [Rule] {
        guard let names else { return rules }
        let known = rules.map(\.name)
        guard !names.isEmpty else { throw .noRules(architecture: name, known: known) }
        if let unknown = names.first(where: { !known.contains($0) }) {
            throw .unknownRule(name: unknown, architecture: name, known: known)
        }
        return rules.filter { names.contains($0.name) }
    }
}
