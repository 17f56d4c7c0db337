import RoleIndex
import RoleRules
import SourceModel

/// The suggested names for a project's file, with which more of its types have a role.
struct RoleSuggestions: Sendable {
    /// The names that the project has already, and the suggested ones.
    let names: RoleNames
    /// The suggested names.
    let suggestions: [RoleSuggestion]
    /// The number of outermost types with a role today.
    let placed: Int
    /// The number of types without a role.
    let unplaced: Int
    /// The number of types that would have no role with these names.
    let unplacedAfter: Int
}

extension Sources {
    /// Looks for a project's names for an architecture's roles.
    ///
    /// - Throws: `RoleRulesError` if there are no types, or if the architecture has no roles.
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
