import RoleIndex

/// Suggests endings that several types without a role share, if the sources reveal what these types are.
struct EndingSuggestions {
    let codebase: Codebase

    func all() -> [RoleSuggestion] {
        let clues = RoleClues(codebase: codebase)
        return Dictionary(grouping: codebase.typesWithoutRole) { NameWords.ending(of: $0.name) }.sorted {
            $0.key < $1.key
        }
        .compactMap { ending, types in suggestion(ending, types.map { ($0, clues.of($0)) }) }
    }

    /// At least two types must support it, half of all with that ending; at most one clue in five may contradict it.
    private func suggestion(_ ending: String, _ types: [(type: KnownType, clues: [RoleClue])]) -> RoleSuggestion? {
        let votes = types.compactMap { type, clues in clues.first.map { (type: type, clue: $0) } }
        let byRole = Dictionary(grouping: votes, by: \.clue.role)
        let best = byRole.max { ($0.value.count, $1.key.key) < ($1.value.count, $0.key.key) }
        guard let (role, speaking) = best, speaking.count > 1, speaking.count * 2 >= types.count,
            (votes.count - speaking.count) * 5 <= votes.count, !isKnown(ending, role)
        else { return nil }
        let shown = speaking.prefix(3).map { "\($0.type.path) \($0.clue.what)" }
        return RoleSuggestion(
            key: .roles, role: role.key, word: ending,
            reasons: [
                "\(types.count) types without a role end so, and \(speaking.count) of them look like \(role.withArticle)"
            ]
                + shown)
    }

    /// Whether the vocabulary has the ending already: it placed no type, so repeating it wouldn't help.
    private func isKnown(_ ending: String, _ role: Role) -> Bool {
        codebase.vocabulary.parts.contains { $0.role == role && $0.suffixes.contains(ending) }
    }
}
