/// A session in the form in which it is stored and sent.
nonisolated struct SessionRecord: Codable, Equatable, Sendable {
    let name: String
    let token: String

    init(_ session: Session) {
        name = session.name
        token = session.token
    }

    /// The entity that the app works with; nil without a token, since that isn't a session.
    var session: Session? { token.isEmpty ? nil : Session(name: name, token: token) }
}
