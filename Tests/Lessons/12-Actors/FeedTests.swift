import Foundation
import HeadlessUIKit
import Journeys
import Testing

@testable import Lesson12Actors

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

    @Test("an item that is added while the list waits is kept, and the late answer overwrites nothing")
    func addedMeanwhile() async throws {
        let screen = try await openList()
        try await addBread(on: screen)
        server.answer(.body(Data(#"[{"name": "Milk", "enabled": true, "date": "2024-05-03T10:00:00Z"}]"#.utf8)))
        await ItemsFeed(url: server.url).finish()
        await folder.store.finish()
        #expect(screen.rows.map { $0.labels.first?.text } == ["Bread"])
        #expect(try folder.stored().map(\.name) == ["Bread"])
    }

    @Test("a late failure shows an error over rows that are right")
    func failedMeanwhile() async throws {
        let screen = try await openList()
        try await addBread(on: screen)
        server.answer(.failure(.timedOut))
        try await screen.wait(until: "the failure is told", within: .seconds(30)) { $0.alert != nil }
        #expect(screen.alert?.message == "Your items could not be loaded.")
        try screen.tap("OK")
        #expect(screen.rows.map { $0.labels.first?.text } == ["Bread"])
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
