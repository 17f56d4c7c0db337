import RoleIndex
import RoleRules
import SourceModel

/// What a project's file of names could say, so that more of its types have a role.
struct RoleSuggestions: Sendable {
    /// The names that the project has given already, and the suggested ones with them.
    let names: RoleNames
    /// What is new.
    let suggestions: [RoleSuggestion]
    /// How many types outside of others have a role today.
    let placed: Int
    /// How many have none.
    let unplaced: Int
    /// How many would have none with these names.
    let unplacedAfter: Int
}

extension Sources {
    /// Looks for the names that a project gives to an architecture's roles.
    ///
    /// - Throws: `RoleRulesError` where there is no type at all, or where the architecture has no roles.
    func roleSuggestions(
        for architecture: Architecture, named names: RoleNames?
    ) throws(RoleRulesError) -> RoleSuggestions {
        let vocabulary = architecture.named(by: names).vocabulary
        guard !vocabulary.actors.isEmpty else { throw .noRoles(architecture: architecture.name) }
        let codebase = Codebase(self, vocabulary: vocabulary)
        guard codebase.types.contains(where: { !$0.isProtocol }) else {
            throw .nothingPlaced(
                architecture: architecture.name, lookedFor: architecture.looksFor, files: files.count, better: nil,
                hasTypes: false)
        }
        let types = EndingSuggestions(codebase: codebase).all()
        let folders = FolderSuggestions(codebase: codebase).all()
        var named = (names ?? RoleNames(file: RoleNames.fileName)).adding(types + folders)
        let placedByNames = Codebase(self, vocabulary: vocabulary.named(by: named))
        let protocols = ProtocolSuggestions(codebase: placedByNames).all()
        named = named.adding(protocols)
        let after = Codebase(self, vocabulary: vocabulary.named(by: named)).unplaced.count
        return RoleSuggestions(
            names: named, suggestions: types + protocols + folders, placed: codebase.placedCount,
            unplaced: codebase.unplaced.count, unplacedAfter: after)
    }
}
