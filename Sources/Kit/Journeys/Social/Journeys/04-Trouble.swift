nonisolated extension Journey {
    static let trouble: Journey = Journey(
        4, "trouble", "a server that is down or answers nonsense is told, and the same tap works once it is mended"
    ) { user in
        try user.launchesAtLogin()
        try user.fillsInLogin()
        for (behavior, message) in [
            (SocialStub.Behavior.down, "The server can't be reached. Check your connection and try again."),
            (.nonsense, "The server's answer makes no sense. Please try again later."),
        ] {
            user.serverFallsSilent()
            try user.taps("Log in", showing: .login(User.email, User.password, works: true))
            user.server(behavior)
            try await user.sees(
                .login(User.email, User.password, saying: message),
                lookAt: "which failure is made of it, and what is said; the indicator, which every outcome has to hide")
            try user.findsSession(false, lookAt: "what is stored of an answer that is none")
        }
        user.serverFallsSilent()
        try user.taps("Log in", showing: .login(User.email, User.password, works: true))
        user.server(.answers)
        try await user.seesHome()
    }
}
