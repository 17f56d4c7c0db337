nonisolated extension Journey {
    static let logOut: Journey = Journey(
        7, "log-out", "a logout works without a server, leaves no password behind, and frees everything of home"
    ) { user in
        try user.launchesAtLogin()
        try await user.logsIn()
        user.server(.down)
        try user.taps("Log out", showing: .home(SentPost.two))
        try await user.sees(
            .login(User.email), lookAt: "who waits for the server at a logout; who forgets the password that was typed"
        )
        try user.findsSession(false, lookAt: "who deletes the session")
        try user.launchesAtLogin()

        // Once more, while posts are still on their way.
        try user.fillsInLogin()
        user.serverFallsSilent()
        try user.taps("Log in", showing: .login(User.email, User.password, works: true))
        user.serverAnswersLoginsAlone()
        try await user.sees(.home(nil, works: true), lookAt: "journey 1, which fails as well")
        try user.taps("Log out", showing: .home(nil, works: true))
        try await user.sees(.login(User.email), lookAt: "whether one can log out while posts are loading")
        user.server(.answers)
        await user.pauses()
        try user.seesNow(.login(User.email), lookAt: "what posts do that come after the logout: nothing")
    }
}
