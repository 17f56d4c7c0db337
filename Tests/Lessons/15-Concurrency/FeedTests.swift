import Foundation
import HeadlessUIKit
import Journeys
import Testing

@testable import Lesson15Concurrency

@Suite("The first items of the app come from its feed")
struct FeedTests {
    private let folder: ItemsFolder
    private let server = StubServer()

    init() throws {
        folder = try ItemsFolder()
    }

    private func openList() async throws -> Screen {
        let screen = Screen(ItemsApp.launch(storingIn: folder.url, startingWith: server.url))
        try screen.tap("Show items")
        return screen
    }

    @Test("are shown, and are there at the next start without it")
    func first() async throws {
        server.answer(.body(Data(#"[{"name": "Milk", "enabled": true, "date": "2024-05-03T10:00:00Z"}]"#.utf8)))
        let screen = try await openList()
        try await screen.wait(until: "the list shows a row", within: .seconds(30)) { !$0.rows.isEmpty && !$0.isLoading }
        #expect(screen.rows.map { $0.labels.map(\.text) } == [["Milk", "May 03, 2024"]])
        server.answer(.status(500))
        let next = try await openList()
        try await next.wait(until: "the list shows a row", within: .seconds(30)) { !$0.rows.isEmpty && !$0.isLoading }
        #expect(server.requests == 1)
    }

    @Test("a failure says so, and the next opening of the list tries again")
    func failure() async throws {
        server.answer(.failure(.notConnectedToInternet))
        let screen = try await openList()
        try await screen.wait(until: "the failure is told", within: .seconds(30)) { $0.alert != nil && !$0.isLoading }
        #expect(screen.alert?.message == "Your items could not be loaded.")
        #expect(folder.text == nil)
        try screen.tap("OK")
        try screen.goBack()
        server.answer(.body(Data("[]".utf8)))
        try screen.tap("Show items")
        try await screen.wait(until: "the list is empty", within: .seconds(30)) {
            $0.shows("No items yet") && !$0.isLoading
        }
        #expect(folder.text == "[]")
    }

    @Test(
        "an item that is added while the list waits is shown, and nothing that the feed says later",
        arguments: [
            StubServer.Answer.body(Data(#"[{"name": "Milk", "enabled": true, "date": "2024-05-03T10:00:00Z"}]"#.utf8)),
            .failure(.timedOut),
        ])
    func addedMeanwhile(answer: StubServer.Answer) async throws {
        let screen = try await openList()
        try await addBread(on: screen)
        try await screen.wait(until: "the download ends", within: .seconds(30)) { _ in server.canceled == 1 }
        server.answer(answer)
        // One more request: when that is answered, so is the one before it.
        _ = try? await ItemsFeed(url: server.url).download()
        #expect(screen.alert == nil)
        #expect(screen.rows.map { $0.labels.first?.text } == ["Bread"])
        #expect(try folder.stored().map(\.name) == ["Bread"])
    }

    private func addBread(on screen: Screen) async throws {
        try await screen.wait(until: "the feed was asked", within: .seconds(30)) { _ in server.requests == 1 }
        try screen.tap("Add")
        try screen.type("Bread", into: "Name")
        try screen.tap("Save")
        try await screen.wait(until: "the list shows Bread", within: .seconds(30)) {
            $0.title == "Items" && $0.shows("Bread")
        }
    }
}
