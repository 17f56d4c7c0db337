/// Why the server did not give what it was asked for.
nonisolated enum ServerFailure: Error, Equatable {
    /// The server didn't answer, or the connection broke off.
    case unreachable
    /// No answer came in time.
    case tooSlow
    /// The server does not know who is asking: a wrong password, or a session that has ended.
    case unauthorized
    /// The server answered with this status, which is none of the above.
    case outOfOrder(status: Int)
    /// The server's answer is not what was asked for.
    case nonsense
}
