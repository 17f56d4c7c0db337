nonisolated extension Journey {
    static let sessionEnded: Journey = Journey(
        6, "session-ended", "a session that the server no longer knows leads to the login, which says why"
    ) { user in
        try user.launchesAtLogin()
        try await user.logsIn()
        user.serverFallsSilent()
        try user.launchesAtHome()
        user.server(.refuses)
        let message = "Your session has ended. Please log in again."
        try await user.sees(
            .login(saying: message), lookAt: "what an answer with status 401 leads to, and who says why")
        try user.findsSession(false, lookAt: "who forgets a session that has ended")
        try user.types(User.email, into: "Email", showing: .login(User.email, saying: message))
        try user.types(User.password, into: "Password", showing: .login(User.email, User.password, saying: message))
        user.serverFallsSilent()
        try user.taps("Log in", showing: .login(User.email, User.password, works: true))
        user.server(.answers)
        try await user.seesHome()
    }
}
