/// How a login ended.
nonisolated enum LoginOutcome: Equatable, Sendable {
    /// The server knows the user. A session that could not be stored lasts as long as the app runs.
    case loggedIn(Session, isRemembered: Bool)
    /// The input can't be right, so the server wasn't asked.
    case refused(LoginRefusal)
    /// The server did not let the user in, or did not answer as it should.
    case failed(ServerFailure)
}
