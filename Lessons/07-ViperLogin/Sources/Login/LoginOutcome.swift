/// How a login ended.
nonisolated enum LoginOutcome: Equatable, Sendable {
    /// The server knows the user. Where the session could not be stored, it lasts as long as the app runs.
    case loggedIn(Session, isRemembered: Bool)
    /// What was typed can't be right, so nobody was asked.
    case refused(LoginRefusal)
    /// The server did not let the user in, or did not answer as it should.
    case failed(ServerFailure)
}
