/// Why what was typed is not worth asking the server.
nonisolated enum LoginRefusal: Equatable, Sendable {
    /// The email address is empty, or only blanks.
    case emailMissing
    /// What was typed isn't a valid email address.
    case emailMalformed
    /// There is no password.
    case passwordMissing
}
