/// A name that a project seems to give to a role, and what speaks for it.
public struct RoleSuggestion: Equatable, Sendable {
    /// Where in the file it belongs.
    public enum Key: String, Sendable {
        case roles, protocols, folders
    }

    /// Where in the file it belongs.
    public let key: Key
    /// The role as the file calls it, `interactor`.
    public let role: String
    /// The ending or the folder.
    public let word: String
    /// Why, in a sentence each, the strongest first.
    public let reasons: [String]
}
