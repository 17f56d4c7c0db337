import RoleIndex

/// Something in the sources that tells the role of a type that no name places.
struct RoleClue: Hashable, Sendable {
    /// The role that it points to.
    let role: Role
    /// As a sentence goes on behind the type's name: `is stored as interactor by LoginPresenter`.
    let what: String
}
