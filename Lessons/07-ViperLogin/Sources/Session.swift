/// A logged-in user: their name, and the token by which the server knows them.
nonisolated struct Session: Equatable, Sendable {
    let name: String
    let token: String
}

nonisolated extension Session: CustomStringConvertible {
    // A token opens the account to everybody who reads it, so it appears in no log and no trace.
    var description: String { "Session(\(name))" }
}
