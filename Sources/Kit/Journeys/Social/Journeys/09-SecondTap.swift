nonisolated extension Journey {
    static let secondTap: Journey = Journey(9, "second-tap", "a second tap on Log in asks for nothing more") { user in
        try user.launchesAtLogin()
        try user.fillsInLogin()
        try user.doubleTaps("Log in", showing: .login(User.email, User.password, works: true))
        user.server(.answers)
        try await user.seesHome()
        await user.pauses()
        try user.asked(
            ["POST /login", "GET /posts"],
            lookAt: "what the button does while a login is on its way: it has to be disabled at once")
    }
}
