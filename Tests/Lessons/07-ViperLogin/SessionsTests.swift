import Foundation
import HeadlessUIKit
import Journeys
import Testing

@testable import Lesson07ViperLogin

@Suite("A session begins with a login, is restored at launch, and ends with a logout")
struct SessionsTests {
    private let app: RunningApp
    private var folder: SessionFolder { app.folder }

    init() throws {
        app = RunningApp(on: try SessionFolder(), with: SocialStub().opened())
    }

    private func logIn() async throws {
        try app.logIn()
        try await app.settles(on: "Home")
    }

    @Test("logs in, keeps the address and not the password, and shows who it is and what was posted")
    func login() async throws {
        try await logIn()
        #expect(app.screen.shows("Logged in as Ada Lovelace"))
        #expect(app.screen.rows.count == 2)
        #expect(folder.stored == .ada)
        try app.screen.tap("Log out")
        try await app.settles(on: "Log in")
        #expect(try app.screen.value(of: "Email") == SocialStub.email)
        #expect(try app.screen.value(of: "Password") == "")
    }

    @Test("logs in with spaces around the address, and not with spaces around the password")
    func blanks() async throws {
        try app.logIn(email: " \(SocialStub.email) ", password: " \(SocialStub.password)")
        try await app.settles(on: "Log in")
        #expect(app.screen.shows("Email or password is wrong."))
        try app.screen.type(SocialStub.password, into: "Password")
        try app.screen.tap("Log in")
        try await app.settles(on: "Home")
    }

    @Test(
        "refuses what can't be right without asking the server",
        arguments: [
            ("", "", "Please enter your email address."), ("ada", "engine", "That isn't a valid email address."),
            ("ada@example.com", "", "Please enter your password."),
        ])
    func refusals(email: String, password: String, message: String) throws {
        try app.logIn(email: email, password: password)
        #expect(app.screen.shows(message))
        #expect(!app.screen.isLoading)
        #expect(app.stub.requests == 0)
    }

    @Test("begins at home the next time, without another login")
    func restored() async throws {
        try await logIn()
        app.relaunch()
        #expect(app.screen.title == "Home")
        #expect(app.screen.shows("Logged in as Ada Lovelace"))
        try await app.settles(on: "Home")
        #expect(app.stub.received.map(\.path) == ["/login", "/posts", "/posts"])
    }

    @Test("begins with the login when the stored session can't be read, and stores the next one over it")
    func unreadable() async throws {
        try folder.write("{")
        app.relaunch()
        #expect(app.screen.title == "Log in")
        try await logIn()
        #expect(folder.stored == .ada)
    }

    @Test("lets a user in whose session can't be stored, says so, and asks again the next time")
    func notStored() async throws {
        try folder.block()
        try await logIn()
        #expect(app.screen.shows("Logged in as Ada Lovelace, for this time only"))
        app.relaunch()
        #expect(app.screen.title == "Log in")
    }

    @Test("logs out at the server and on the device, and begins with the login the next time")
    func logOut() async throws {
        try await logIn()
        try app.screen.tap("Log out")
        try await app.settles(on: "Log in")
        #expect(folder.names == [])
        try await app.waits(forRequests: 3)
        #expect(app.stub.received.map(\.path) == ["/login", "/posts", "/session"])
        app.relaunch()
        #expect(app.screen.title == "Log in")
    }

    @Test("logs out although the server is down")
    func logOutOffline() async throws {
        try await logIn()
        app.stub.answer(.failure(.notConnectedToInternet))
        try app.screen.tap("Log out")
        try await app.settles(on: "Log in")
        #expect(!app.screen.shows("The server"))
        #expect(folder.names == [])
    }

    @Test("stays logged in, and says so, when the session can't be deleted")
    func stuck() async throws {
        try await logIn()
        try folder.block()
        try app.screen.tap("Log out")
        let message = "You could not be logged out. Please try again."
        try await app.screen.wait(until: "the message is shown", within: .seconds(30)) { $0.shows(message) }
        #expect(app.screen.title == "Home")
        #expect(app.stub.received.map(\.path) == ["/login", "/posts"])
    }
}
