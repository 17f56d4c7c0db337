import Foundation

/// What a user of the social app does on the way home, and what they look for in its file.
extension User {
    /// The password that is typed, unless it is another one.
    static let password = SocialStub.password
    /// The email address that is typed, unless it is another one.
    static let email = SocialStub.email

    /// Starts the app anew on the same folder, where nobody is logged in.
    func launchesAtLogin() throws {
        try launches(
            hasLaunched ? "launch the app again" : "launch the app", showing: .login(),
            lookAt: "who decides what is first on screen, and what is stored")
    }

    /// Starts the app anew on the same folder, where somebody is still logged in.
    func launchesAtHome() throws {
        try launches(
            "launch the app again", showing: .home(nil, works: true),
            lookAt: "who decides what is first on screen, and what is stored; the indicator")
    }

    /// From now on the server behaves like that, also to what it was asked before.
    func server(_ behavior: SocialStub.Behavior) {
        let social = SocialStub(behavior)
        serverEvent("the server \(behavior.words)") { server in server.answer(with: { social.answer(to: $0) }) }
    }

    /// From now on the server keeps everybody waiting.
    func serverFallsSilent() {
        serverEvent("the server falls silent") { server in server.answer(with: { _ in nil }) }
    }

    /// From now on the server keeps everybody waiting but those who log in.
    func serverAnswersLoginsAlone() {
        let social = SocialStub()
        serverEvent("the server answers logins, and nothing else") { server in
            server.answer(with: { $0.path == "/login" ? social.answer(to: $0) : nil })
        }
    }

    /// Types both, and leaves the button alone.
    func fillsInLogin(_ email: String = User.email, _ password: String = User.password) throws {
        try types(email, into: "Email", showing: .login(email))
        try types(password, into: "Password", showing: .login(email, password))
    }

    /// Logs in with what is right, and waits for home and its posts.
    func logsIn() async throws {
        try fillsInLogin()
        serverFallsSilent()
        try taps("Log in", showing: .login(User.email, User.password, works: true))
        server(.answers)
        try await seesHome()
    }

    /// Waits for home and its posts after a login.
    func seesHome(status: String = "Logged in as Ada Lovelace") async throws {
        try await sees(
            .home(SentPost.two, status: status), passing: [.home(nil, status: status, works: true)],
            lookAt: "journey 1, which fails as well")
    }

    /// Looks at what the server was asked for, in order.
    func asked(_ expected: [String], lookAt: String) throws {
        let found = server?.received.map { "\($0.method) \($0.path)" } ?? []
        guard found != expected else { return }
        func words(_ requests: [String]) -> String { requests.isEmpty ? "nothing" : requests.joined(separator: ", ") }
        throw failure(
            expected: "the server is asked for \(words(expected))", found: "it was asked for \(words(found))",
            lookAt: lookAt)
    }

    /// Looks for the file with the session.
    func findsSession(_ isThere: Bool, lookAt: String) throws {
        let found = folder.bytes(of: "session.json") != nil
        guard found != isThere else { return }
        throw failure(
            expected: "the session is \(isThere ? "" : "not ")stored",
            found: "session.json is \(found ? "there" : "not there")", lookAt: lookAt)
    }
}
