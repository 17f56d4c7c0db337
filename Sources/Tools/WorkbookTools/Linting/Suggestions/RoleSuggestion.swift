/// A name that a project seems to give to a role, and the reasons to think so.
struct RoleSuggestion: Equatable, Sendable {
    /// The part of the file that it belongs to.
    enum Key: String, Sendable {
        case roles, protocols, folders
    }

    /// The part of the file that it belongs to.
    let key: Key
    /// The role's name in the file: `interactor`.
    let role: String
    /// The ending or the folder.
    let word: String
    /// The reasons, one sentence each, the strongest first.
    let reasons: [String]
}
