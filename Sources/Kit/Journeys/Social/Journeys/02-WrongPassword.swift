nonisolated extension Journey {
    static let wrongPassword: Journey = Journey(
        2, "wrong-password", "a wrong password is told, keeps what was typed, and the right one works next"
    ) { user in
        try user.launchesAtLogin()
        try user.fillsInLogin(User.email, "steam")
        try user.taps("Log in", showing: .login(User.email, "steam", works: true))
        user.server(.answers)
        let message = "Email or password is wrong."
        try await user.sees(
            .login(User.email, "steam", saying: message),
            lookAt: "what is said of an answer with status 401; the indicator, which every outcome has to hide")
        try user.findsSession(false, lookAt: "what is stored when the server let nobody in")
        try user.types(
            User.password, into: "Password", showing: .login(User.email, User.password, saying: message))
        user.serverFallsSilent()
        try user.taps(
            "Log in", showing: .login(User.email, User.password, works: true),
            lookAt: "the old message, which the next try has to take away")
        user.server(.answers)
        try await user.seesHome()
    }
}
