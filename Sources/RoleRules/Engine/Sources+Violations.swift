import SourceModel

extension Sources {
    /// Every place that breaks a rule of an architecture, in the order of files and lines.
    ///
    /// - Parameter rules: the names of the rules to try; all of the architecture's where none are given.
    /// - Throws: `RoleRulesError`, where nothing in the sources has a role as well.
    public func violations(of architecture: Architecture, rules: [String]? = nil) throws(RoleRulesError) -> [Violation]
    {
        let chosen = try architecture.rules(named: rules)
        let codebase = Codebase(self, vocabulary: architecture.vocabulary)
        guard codebase.hasRoles || architecture.vocabulary.actors.isEmpty && !codebase.types.isEmpty else {
            throw .nothingPlaced(
                architecture: architecture.name, lookedFor: architecture.looksFor, files: files.count,
                others: Architecture.all.map(\.name).filter { $0 != architecture.name })
        }
        let generated = Set(files.filter(\.isGenerated).map(\.path))
        let violations = chosen.flatMap { rule in rule.check(codebase).map { Violation($0, of: rule) } }
        return violations.filter { !generated.contains($0.file) }.sorted {
            ($0.file, $0.line, $0.column, $0.rule) < ($1.file, $1.line, $1.column, $1.rule)
        }
    }

    /// The concerns of every type, with the places where it uses the API of each.
    public func concerns() -> [TypeConcerns] {
        ConcernReader(codebase: Codebase(self, vocabulary: .mvc)).read()
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
