/// A name that a project seems to give to a role, and what speaks for it.
struct RoleSuggestion: Equatable, Sendable {
    /// Where in the file it belongs.
    enum Key: String, Sendable {
        case roles, protocols, folders
    }

    /// Where in the file it belongs.
    let key: Key
    /// The role as the file calls it, `interactor`.
    let role: String
    /// The ending or the folder.
    let word: String
    /// Why, in a sentence each, the strongest first.
    let reasons: [String]
}
