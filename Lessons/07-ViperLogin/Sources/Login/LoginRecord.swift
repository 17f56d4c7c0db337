/// What is sent to log somebody in.
nonisolated struct LoginRecord: Encodable, Sendable {
    let email: String
    let password: String
}
