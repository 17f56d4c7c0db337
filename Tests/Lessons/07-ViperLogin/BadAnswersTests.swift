import Foundation
import HeadlessUIKit
import Journeys
import Testing

@testable import Lesson07ViperLogin

@Suite("Whatever the server answers, the user is told, nothing wrong is stored, and the next try works")
struct BadAnswersTests {
    /// One way in which a server behaves badly, and what comes of it.
    nonisolated struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let answer: @Sendable (StubServer.Request) -> StubServer.Answer
        /// The message to a user who logs in; nil for home.
        let atLogin: String?
        /// The message to a user who was logged in; nil for home and its posts.
        let atHome: String?
        /// Whether the stored session is still there.
        var keepsSession = true

        var testDescription: String { name }

        init(
            _ name: String, _ answer: @escaping @Sendable (StubServer.Request) -> StubServer.Answer, atLogin: String?,
            atHome: String?, keepsSession: Bool = true
        ) {
            self.name = name
            self.answer = answer
            self.atLogin = atLogin
            self.atHome = atHome
            self.keepsSession = keepsSession
        }

        /// The same text in both places.
        init(_ name: String, _ answer: StubServer.Answer, everywhere text: String) {
            self.init(name, { _ in answer }, atLogin: text, atHome: text)
        }
    }

    nonisolated private static let unreachable = "The server can't be reached. Check your connection and try again."
    nonisolated private static let tooSlow = "The server takes too long to answer. Please try again later."
    nonisolated private static let outOfOrder = "The server is out of order. Please try again later."
    nonisolated private static let nonsense = "The server's answer makes no sense. Please try again later."
    nonisolated private static let html = Data("<html>Welcome to the hotel's network</html>".utf8)

    nonisolated static let rows = [
        Row("refused", .failure(.cannotConnectToHost), everywhere: unreachable),
        Row(
            "401", { _ in .status(401) }, atLogin: "Email or password is wrong.",
            atHome: "Your session has ended. Please log in again.", keepsSession: false),
        Row("500", .status(500), everywhere: outOfOrder),
        Row("cut off", .cutOff(Data(#"{"name": "Ada Lo"#.utf8)), everywhere: unreachable),
        // The part that came can be read, but more was promised.
        Row("cut off at the end", { .cutOff(Self.data(.right($0))) }, atLogin: unreachable, atHome: unreachable),
        Row("slow", { .late(.milliseconds(200), .right($0)) }, atLogin: nil, atHome: nil),
        Row("slower than anybody waits", .failure(.timedOut), everywhere: tooSlow),
        Row("not JSON", .body(html), everywhere: nonsense),
        Row("JSON of another shape", .body(Data(#"{"error": "come back later"}"#.utf8)), everywhere: nonsense),
        Row("empty", .body(Data()), everywhere: nonsense),
        Row("a megabyte of rubbish", .body(Data((0..<1_000_000).map { UInt8($0 % 251) })), everywhere: nonsense),
    ]

    nonisolated private static func data(_ answer: StubServer.Answer) -> Data {
        if case .body(let data, _) = answer { data } else { Data() }
    }

    @Test("for a user who logs in", arguments: rows)
    func login(_ row: Row) async throws {
        let app = RunningApp(on: try SessionFolder(), with: StubServer(answering: row.answer))
        try app.logIn()
        #expect(app.screen.isLoading)
        try await app.settles(on: row.atLogin == nil ? "Home" : "Log in")
        if let message = row.atLogin {
            #expect(app.screen.text.last == message)
            #expect(app.screen.alert == nil)
            #expect(app.folder.names == [], "something was stored")
            // What was typed is still there, and so is the button.
            app.stub.answer(with: { .right($0) })
            try app.screen.tap("Log in")
            try await app.settles(on: "Home")
        }
        #expect(app.folder.stored == .ada)
        #expect(app.screen.shows("Logged in as Ada Lovelace"))
    }

    @Test("for a user who was logged in", arguments: rows)
    func home(_ row: Row) async throws {
        let folder = try SessionFolder()
        try await folder.store(.ada)
        let app = RunningApp(on: folder, with: StubServer(answering: row.answer))
        #expect(app.screen.title == "Home")
        #expect(app.screen.isLoading)
        try await app.settles(on: row.keepsSession ? "Home" : "Log in")
        #expect(folder.stored == (row.keepsSession ? .ada : nil))
        if let message = row.atHome {
            #expect(app.screen.shows(message))
            app.stub.answer(with: { .right($0) })
            if row.keepsSession { try app.screen.tap("Reload") } else { try app.logIn() }
            try await app.settles(on: "Home")
            #expect(!app.screen.shows(message))
        }
        #expect(app.screen.rows.map(\.text) == ["Grace Hopper Found a bug."])
        #expect(folder.stored == .ada)
    }
}
