import Foundation
import HeadlessUIKit
import Journeys
import Testing

@Suite("A person can't tell one rung's app from another's")
@MainActor
struct SameScreensTests {
    @Test("the same tour is drawn the same on every rung", arguments: [80, 40])
    func sameScreens(columns: Int) async throws {
        let whole = Rungs.all.filter { $0.app == .items }
        let first = try #require(whole.first)
        let expected = try await tour(of: first, columns: columns)
        for rung in whole.dropFirst() {
            let screens = try await tour(of: rung, columns: columns)
            for (place, screen) in screens {
                #expect(screen == expected[place], "rung \(rung.number) draws \(place) unlike rung \(first.number)")
            }
        }
    }

    /// Returns the screens on a tour through the whole app, by name.
    private func tour(of rung: Rung, columns: Int) async throws -> [String: String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let screen = Screen(rung.launch(in: folder), size: .init(columns: columns, lines: 24))
        var drawn = ["the greeting": screen.render()]
        try screen.tap("Show items")
        drawn["a list that loads"] = screen.render()
        try await screen.wait(until: "the list is empty", within: .seconds(30)) {
            $0.shows("No items yet") && !$0.isLoading
        }
        drawn["an empty list"] = screen.render()
        try screen.tap("Add")
        drawn["the form"] = screen.render()
        try screen.tap("Save")
        drawn["a name refused"] = screen.render()
        try screen.tap("OK")
        try screen.type("Milk", into: "Name")
        try screen.tap("Save")
        try await screen.wait(until: "the list shows Milk", within: .seconds(30)) {
            $0.title == "Items" && !$0.rows.isEmpty && !$0.isLoading
        }
        drawn["a list with a row"] = screen.render()
        try screen.selectRow(0)
        drawn["the detail"] = screen.render()
        try screen.goBack()
        try screen.tap("Delete all")
        try await screen.wait(until: "the deletion is told", within: .seconds(30)) { $0.alert != nil && !$0.isLoading }
        drawn["all deleted"] = screen.render()
        return drawn
    }
}
