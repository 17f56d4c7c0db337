/// Why what was typed is not worth asking the server.
nonisolated enum LoginRefusal: Equatable, Sendable {
    /// There is no email address, or only blanks.
    case emailMissing
    /// What was typed is no email address.
    case emailMalformed
    /// There is no password.
    case passwordMissing
}
