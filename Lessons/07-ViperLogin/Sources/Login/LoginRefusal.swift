/// The reason why the server isn't asked about what was typed.
nonisolated enum LoginRefusal: Equatable, Sendable {
    /// The email address is empty, or only spaces.
    case emailMissing
    /// The input isn't a valid email address.
    case emailMalformed
    /// The password is empty.
    case passwordMissing
}
