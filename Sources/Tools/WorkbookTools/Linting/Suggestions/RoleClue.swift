import RoleIndex

/// A clue in the sources to the role of a type without a placed name.
struct RoleClue: Hashable, Sendable {
    /// The role that it indicates.
    let role: Role
    /// The clue, as the rest of a sentence behind the type's name: `is stored as interactor by LoginPresenter`.
    let what: String
}
