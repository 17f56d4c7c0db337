import Foundation
import HeadlessUIKit
import Journeys
import Lesson01MassiveViewController
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("The first items come from the feed")
final class FeedTests {
    private let folder: URL
    private var file: URL { folder.appending(path: "items.json") }
    private let milk = Data(#"[{"name": "Milk", "enabled": true, "date": "2024-05-03T10:00:00Z"}]"#.utf8)

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "Feed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    isolated deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func openList(startingWith server: StubServer) throws -> Screen {
        let screen = Screen(ItemsApp.launch(storingIn: folder, startingWith: server.url))
        try screen.tap("Show items")
        return screen
    }

    @Test("downloads, stores and shows them when nothing was ever stored, and never asks again")
    func firstLaunch() async throws {
        let server = StubServer(.body(milk))
        let screen = try openList(startingWith: server)
        #expect(screen.isLoading)
        try await screen.wait(until: "the list shows Milk", within: .seconds(30)) { $0.shows("Milk") && !$0.isLoading }
        #expect(screen.shows("May 03, 2024"))
        #expect(FileManager.default.fileExists(atPath: file.path))

        let second = try openList(startingWith: server)
        try await second.wait(until: "the list shows Milk", within: .seconds(30)) { $0.shows("Milk") && !$0.isLoading }
        #expect(server.requests == 1)
    }

    @Test(
        "stores nothing when the answer isn't a list of items, says so, and asks again the next time",
        arguments: [
            StubServer.Answer.failure(.notConnectedToInternet), .body(Data("[]".utf8), status: 500), .body(Data()),
            .body(Data(#"{"error": "come back later"}"#.utf8)),
        ])
    func failingServer(answer: StubServer.Answer) async throws {
        let server = StubServer(answer)
        let screen = try openList(startingWith: server)
        try await screen.wait(until: "an alert is shown", within: .seconds(30)) { $0.alert != nil }
        #expect(screen.alert?.message == "Your items could not be loaded.")
        #expect(!screen.isLoading)
        #expect(!FileManager.default.fileExists(atPath: file.path))

        try screen.tap("OK")
        try screen.goBack()
        server.answer(.body(milk))
        try screen.tap("Show items")
        try await screen.wait(until: "the list shows Milk", within: .seconds(30)) { $0.shows("Milk") }
    }

    @Test("an item that was saved meanwhile wins over a late answer")
    func lateAnswer() async throws {
        let server = StubServer()
        let screen = try openList(startingWith: server)
        try screen.tap("Add")
        try screen.type("Bread", into: "Name")
        try screen.tap("Save")
        try await screen.wait(until: "the list shows Bread", within: .seconds(30)) {
            $0.shows("Bread") && $0.title == "Items"
        }

        try await screen.wait(until: "the server was asked", within: .seconds(30)) { _ in server.requests == 1 }
        server.answer(.body(milk))
        await asksAfter(server)
        // Once more through the list's queue, so that whatever the late answer put there is done.
        try screen.tap("Add")
        try screen.type("Tea", into: "Name")
        try screen.tap("Save")
        try await screen.wait(until: "the list shows Tea", within: .seconds(30)) {
            $0.shows("Tea") && $0.title == "Items"
        }
        let stored = try String(contentsOf: file, encoding: .utf8)
        #expect(stored.contains("Bread"))
        #expect(!stored.contains("Milk"))
        #expect(!screen.shows("Milk"))
    }

    /// Returns when a second answer has arrived: a session delivers its answers one after the other.
    private func asksAfter(_ server: StubServer) async {
        await withCheckedContinuation { done in
            URLSession.shared.dataTask(with: server.url) { _, _, _ in done.resume() }.resume()
        }
    }
}
