/// Something in the sources that tells the role of a type that no name places.
package struct RoleClue: Hashable, Sendable {
    /// The role that it points to.
    package let role: Role
    /// As a sentence goes on behind the type's name: `is stored as interactor by LoginPresenter`.
    package let what: String
}
