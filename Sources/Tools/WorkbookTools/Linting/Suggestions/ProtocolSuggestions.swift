import RoleIndex

/// Suggests endings of protocols that types of one role implement, wherever they occur.
struct ProtocolSuggestions {
    let codebase: Codebase

    func all() -> [RoleSuggestion] {
        let unnamed = codebase.types.filter { type in
            type.isProtocol && !type.isNested && !codebase.vocabulary.isDelegate(type.name)
                && codebase.vocabulary.implementer(of: type.name) == nil
        }
        return Dictionary(grouping: unnamed, by: ending).sorted { $0.key < $1.key }.compactMap(suggestion)
    }

    /// Returns the name without the module's, or else its last words.
    private func ending(of type: KnownType) -> String {
        if let module = type.module, type.name.hasPrefix(module), type.name.count > module.count {
            return String(type.name.dropFirst(module.count))
        }
        return NameWords.ending(of: type.name)
    }

    private func suggestion(_ ending: String, _ protocols: [KnownType]) -> RoleSuggestion? {
        guard !ending.isEmpty, !NameWords.general.contains(ending), protocols.count > 1 else { return nil }
        let played = protocols.compactMap { type in role(behind: type).map { (type: type, role: $0) } }
        let byRole = Dictionary(grouping: played, by: \.role)
        guard let (role, speaking) = byRole.max(by: { ($0.value.count, $1.key.key) < ($1.value.count, $0.key.key) }),
            speaking.count > 1, speaking.count * 5 >= played.count * 4, speaking.count * 2 >= protocols.count
        else { return nil }
        let names = speaking.prefix(3).map(\.type.path).joined(separator: ", ")
        return RoleSuggestion(
            key: .protocols, role: role.key, word: ending,
            reasons: [
                "\(speaking.count) of \(protocols.count) protocols that end so are played by \(role.withArticle): \(names)"
            ])
    }

    /// Returns the common role of all types that implement the protocol, if they have one.
    private func role(behind type: KnownType) -> Role? {
        let roles = codebase.roles(behind: type)
        return Set(roles).count == 1 ? roles.first : nil
    }
}
