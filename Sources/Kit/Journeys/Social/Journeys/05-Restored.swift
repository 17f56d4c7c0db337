nonisolated extension Journey {
    static let restored: Journey = Journey(
        5, "restored", "whoever is logged in begins at home the next time, even when the server is down"
    ) { user in
        try user.launchesAtLogin()
        try await user.logsIn()
        user.serverFallsSilent()
        try user.launchesAtHome()
        let message = "The server can't be reached. Check your connection and try again."
        user.server(.down)
        try await user.sees(.home(nil, saying: message), lookAt: "what home says when the posts can't be fetched")
        try user.findsSession(true, lookAt: "what a server that can't be reached does to the session: nothing")
        user.serverFallsSilent()
        try user.taps(
            "Reload", showing: .home(nil, works: true), lookAt: "the old message, which the next try has to take away")
        user.server(.answers)
        try await user.sees(.home(SentPost.two), lookAt: "whether posts can be loaded again")
        user.serverFallsSilent()
        try user.taps("Reload", showing: .home(SentPost.two, works: true))
        user.server(.nonsense)
        try await user.sees(
            .home(SentPost.two, saying: "The server's answer makes no sense. Please try again later."),
            lookAt: "what a failure does to the posts that are shown: they stay")
    }
}
