nonisolated extension Journey {
    static let refusals: Journey = Journey(
        3, "refusals", "an empty or malformed field is told without asking the server, and keeps what was typed"
    ) { user in
        try user.launchesAtLogin()
        let missing = "Please enter your email address."
        try user.taps("Log in", showing: .login(saying: missing), lookAt: "what happens to an empty address")
        try user.types("ada", into: "Email", showing: .login("ada", saying: missing))
        let malformed = "That isn't a valid email address."
        try user.taps("Log in", showing: .login("ada", saying: malformed), lookAt: "what is taken for an address")
        try user.types(User.email, into: "Email", showing: .login(User.email, saying: malformed))
        try user.taps(
            "Log in", showing: .login(User.email, saying: "Please enter your password."),
            lookAt: "what happens to an empty password")
        await user.pauses()
        try user.asked([], lookAt: "whether what can't be right is sent all the same")
    }
}
