import Foundation
import HeadlessUIKit
import Journeys
import Testing

@testable import Lesson07ViperLogin

@Suite("A job that is asked for once is done once, and an answer to a screen that is gone does no harm")
struct LateAnswersTests {
    /// A server that answers everything but requests for that path, which wait.
    private func server(waitingWith path: String) -> StubServer {
        StubServer(answering: { $0.path == path ? nil : .right($0) })
    }

    @Test("a double tap on Log in asks once, and leads home once")
    func doubleTap() async throws {
        let app = RunningApp(on: try SessionFolder(), with: StubServer(answering: { .right($0) }))
        try app.screen.type(SocialStub.email, into: "Email")
        try app.screen.type(SocialStub.password, into: "Password")
        try app.screen.doubleTap("Log in")
        try await app.settles(on: "Home")
        #expect(app.stub.received.map(\.path) == ["/login", "/posts"])
        #expect(app.screen.viewControllers.filter { $0 is HomeViewController }.count == 1)
    }

    @Test("a login that is answered after its screen is gone is remembered: the next launch begins at home")
    func leftLogin() async throws {
        let folder = try SessionFolder()
        let server = server(waitingWith: "/login")
        var app: RunningApp? = RunningApp(on: folder, with: server)
        let view = Weak(app?.screen.viewControllers.last)
        try app?.logIn()
        try await app?.waits(forRequests: 1)
        app = nil
        #expect(view.object == nil)

        server.answer(with: { .right($0) })
        let deadline = ContinuousClock.now + .seconds(120)
        while folder.stored == nil, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(2)) }
        let next = RunningApp(on: folder, with: server)
        #expect(next.screen.title == "Home")
    }

    @Test("posts that come after the logout aren't shown")
    func postsAfterLogOut() async throws {
        let folder = try SessionFolder()
        try await folder.store(.ada)
        let app = RunningApp(on: folder, with: server(waitingWith: "/posts"))
        let home = Weak(app.screen.viewControllers.last)
        try await app.waits(forRequests: 1)
        try app.screen.tap("Log out")
        try await app.settles(on: "Log in")
        try await app.screen.wait(until: "home is gone", within: .seconds(30)) { _ in home.object == nil }

        app.stub.answer(.posts)
        try await app.screen.settle(within: .seconds(30))
        #expect(app.screen.text == ["Log in", "Email", "Password", "Log in"])
    }

    @Test("news that an old session has ended does not log out the user who is logged in by then")
    func oldNews() async throws {
        let folder = try SessionFolder()
        try await folder.store(.ada)
        let app = RunningApp(on: folder, with: server(waitingWith: "/posts"))
        try await app.waits(forRequests: 1)
        try app.screen.tap("Log out")
        try await app.settles(on: "Log in")

        let byGrace = "Bearer \(Session.grace.token)"
        app.stub.answer(with: { request in
            switch request.path {
            case "/login": .session(.grace)
            case "/posts" where request.headers["Authorization"] == byGrace: .posts
            // Ada's request for posts, which waited until now.
            default: .status(401)
            }
        })
        try app.logIn()
        try await app.settles(on: "Home")
        try await app.screen.settle(within: .seconds(30))
        #expect(app.screen.shows("Logged in as Grace Hopper"))
        #expect(folder.stored == .grace)
    }
}
