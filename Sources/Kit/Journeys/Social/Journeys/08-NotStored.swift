nonisolated extension Journey {
    static let notStored: Journey = Journey(
        8, "not-stored", "a session that can't be stored lasts for this time, and one that can't be deleted stays"
    ) { user in
        try user.launchesAtLogin()
        try user.fillsInLogin()
        try user.meanwhile("the folder can't be written to") { try $0.block() }
        try user.taps("Log in", showing: .login(User.email, User.password, works: true))
        user.server(.answers)
        let status = "Logged in as Ada Lovelace, for this time only"
        try await user.sees(
            .home(SentPost.two, status: status), passing: [.home(nil, status: status, works: true)],
            lookAt: "what happens when the answer is right and storing it fails")
        try user.launchesAtLogin()

        try user.meanwhile("the folder can be written to again") { try $0.unblock() }
        try await user.logsIn()
        try user.meanwhile("the folder can't be written to") { try $0.block() }
        try user.taps("Log out", showing: .home(SentPost.two))
        try await user.sees(
            .home(SentPost.two, saying: "You could not be logged out. Please try again."),
            lookAt: "what happens when the session can't be deleted: the next launch would be logged in")
        try user.meanwhile("the folder can be written to again") { try $0.unblock() }
        try user.taps(
            "Log out",
            showing: .home(SentPost.two, saying: "You could not be logged out. Please try again."))
        try await user.sees(.login(User.email), lookAt: "whether the same tap works once it can")
    }
}
