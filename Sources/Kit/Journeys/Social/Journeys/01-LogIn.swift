nonisolated extension Journey {
    static let logIn: Journey = Journey(
        1, "log-in", "whoever logs in sees a loader, then home with their name and the posts, and is remembered"
    ) { user in
        try user.launchesAtLogin()
        try user.fillsInLogin(" \(User.email) ", User.password)
        try user.findsSession(false, lookAt: "what is stored before anybody has logged in")
        try user.taps(
            "Log in", showing: .login(" \(User.email) ", User.password, works: true),
            lookAt: "the indicator and the button: from the tap to the answer one turns and the other is disabled")
        user.server(.answers)
        try await user.sees(
            .home(SentPost.two), passing: [.home(nil, works: true)],
            lookAt: "who trims the address; whether home is opened, and loads the posts")
        try user.findsSession(true, lookAt: "what is stored of an answer that is right")
    }
}
