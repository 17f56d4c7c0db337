import Foundation
import HeadlessUIKit
import Journeys
import Testing

@testable import Lesson12Actors

@Suite("The first items of the list come from its feed")
struct FeedTests {
    private let folder: ItemsFolder
    private let server = StubServer()

    init() throws {
        folder = try ItemsFolder()
    }

    private func openList() -> Screen {
        Screen(ItemsApp.launch(storingIn: folder.url, startingWith: server.url))
    }

    @Test("are shown, and are there at the next start without it")
    func first() async throws {
        server.answer(.body(Data(#"[{"name": "Milk", "enabled": true, "date": "2024-05-03T10:00:00Z"}]"#.utf8)))
        let screen = openList()
        try await screen.wait(until: "the list shows a row", within: .seconds(30)) { !$0.rows.isEmpty && !$0.isLoading }
        #expect(screen.rows.map { $0.labels.map(\.text) } == [["Milk", "May 03, 2024"]])
        server.answer(.status(500))
        let next = openList()
        try await next.wait(until: "the list shows a row", within: .seconds(30)) { !$0.rows.isEmpty && !$0.isLoading }
        #expect(server.requests == 1)
    }

    @Test("a failure says so, and the next opening of the list tries again")
    func failure() async throws {
        server.answer(.failure(.notConnectedToInternet))
        let screen = openList()
        try await screen.wait(until: "the failure is told", within: .seconds(30)) { $0.alert != nil && !$0.isLoading }
        #expect(screen.alert?.message == "Your items could not be loaded.")
        #expect(folder.text == nil)
        server.answer(.body(Data("[]".utf8)))
        let next = openList()
        try await next.wait(until: "the list is empty", within: .seconds(30)) {
            $0.shows("No items yet") && !$0.isLoading
        }
        #expect(folder.text == "[]")
    }
}
