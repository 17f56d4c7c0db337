import Foundation
import Journeys
import Lesson07ViperLogin
import Testing

@testable import Playing

@Suite("A player says how the server behaves that an app asks")
struct PlayServerTests {
    private let social = SocialStub(delay: .seconds(2))
    /// A stub whose slow answer outlasts every test, however busy the machine is.
    private let sluggish = SocialStub(delay: .seconds(3_600))

    /// Starts rung 07 with a server whose behavior a player can change.
    @MainActor private func start(in folder: URL, on other: SocialStub? = nil) -> Player {
        let social = other ?? social
        let stub = social.opened()
        let behaviors = SocialStub.Behavior.allCases.map {
            PlayServer.Behavior(name: $0.rawValue, words: $0.words, isSlow: $0 == .slow)
        }
        let server = PlayServer(behaviors: behaviors, hint: "It knows Ada.") { name in
            SocialStub.Behavior(rawValue: name).map { social.behavior = $0 }
        }
        return Player(columns: 60, lines: 20, asking: server) {
            SocialApp.launch(storingIn: folder, session: stub.session, server: stub.root)
        }
    }

    private func inTemporaryFolder(_ play: @MainActor (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await play(folder)
    }

    @Test("what is typed while playing holds from then on, and stands below the app with what else can be typed")
    @MainActor func whilePlaying() async throws {
        try await inTemporaryFolder { folder in
            let player = start(in: folder)
            #expect(
                player.legend(.plain, width: 200).last == """
                    The server answers as it should. For a change, type server refuses, slow, down or nonsense. \
                    It knows Ada.
                    """)
            for line in ["type \(SocialStub.email) into Email", "type \(SocialStub.password) into Password"] {
                try await player.perform(try PlayLine(line))
            }
            for (line, text) in [
                ("server down", "The server can't be reached."), ("server refuses", "Email or password is wrong."),
                ("server Nonsense", "The server's answer makes no sense."),
            ] {
                try await player.perform(try PlayLine(line))
                try await player.perform(.tap("Log in"))
                #expect(player.drawn(color: false).contains(text))
            }
            #expect(player.legend(.plain, width: 200).last?.hasPrefix("The server answers nonsense. ") == true)
            try await player.perform(.server("answers"))
            try await player.perform(.tap("Log in"))
            #expect(player.drawn(color: false).contains("Logged in as Ada Lovelace"))
            // The login is below, and the only way back to it is to log out.
            #expect(!player.legend(.plain, width: 200).contains { $0.contains("back") })
        }
    }

    @Test("a slow server is not waited for: its loader is what there is to see")
    @MainActor func slow() async throws {
        try await inTemporaryFolder { folder in
            let player = start(in: folder, on: sluggish)
            for line in ["server slow", "type \(SocialStub.email) into Email", "type engine into Password", "tap 1"] {
                try await player.perform(try PlayLine(line))
            }
            #expect(player.choices.isEmpty, "the button is disabled while the login is on its way")
            #expect(player.limit < SocialStub().delay, "a slow server answers when nobody waits any more")
        }
    }

    @Test("what no server does is refused, and so is every change where no server is asked")
    @MainActor func refused() async throws {
        try await inTemporaryFolder { folder in
            let player = start(in: folder)
            let known = ["answers", "refuses", "slow", "down", "nonsense"]
            await #expect(throws: PlayError.unknownBehavior("moody", known: known)) {
                try await player.perform(.server("moody"))
            }
            #expect(
                PlayError.unknownBehavior("moody", known: ["slow", "down"]).description == """
                    A server can't be told "moody". Type one of: server slow, server down.
                    """)
            let other = Player(columns: 60, lines: 20) {
                Rungs.all[0].launch(in: folder)
            }
            await #expect(throws: PlayError.noServer) { try await other.perform(.server("down")) }
        }
    }

    @Test("what was said before playing holds from the start")
    @MainActor func before() async throws {
        try await inTemporaryFolder { folder in
            func arguments(_ server: String) -> PlayArguments {
                PlayArguments(
                    folder: folder, columns: 60, lines: 20, width: 72, isColored: false, isByHand: false,
                    greeting: nil, server: server)
            }
            var said: [String] = []
            let behaviors = [PlayServer.Behavior(name: "up", words: "is up"), .init(name: "down", words: "is down")]
            let server = PlayServer(behaviors: behaviors, hint: "") { said.append($0) }
            _ = try Player(arguments("down"), asking: server) { Rungs.all[0].launch(in: $0) }
            #expect(said == ["down"])
            #expect(throws: PlayError.noServer) {
                try Player(arguments("down"), asking: nil) { Rungs.all[0].launch(in: $0) }
            }
        }
    }
}
