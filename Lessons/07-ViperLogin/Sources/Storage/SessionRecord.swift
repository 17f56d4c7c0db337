/// A session in the form in which it is stored and sent.
nonisolated struct SessionRecord: Codable, Equatable, Sendable {
    let name: String
    let token: String

    init(_ session: Session) {
        name = session.name
        token = session.token
    }

    /// The entity that the app works with; nil when there is no token in it, which is no session.
    var session: Session? { token.isEmpty ? nil : Session(name: name, token: token) }
}
