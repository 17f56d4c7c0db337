/// The body of the request that logs a user in.
nonisolated struct LoginRecord: Encodable, Sendable {
    let email: String
    let password: String
}
