import CourseFixtures
import Foundation
import Testing

@Suite("Lesson 15 says that its contracts are rung 13's, but for two messages, and so they are")
struct KeptContractsTests {
    private func text(_ path: String, of lesson: String) throws -> String {
        try String(
            contentsOf: ThisCheckout.root.appending(path: "Lessons/\(lesson)/Sources/\(path)"), encoding: .utf8)
    }

    @Test(
        "what has no need to wait differently is the same to the letter",
        arguments: [
            "General/Welcome/GeneralWelcomeContract.swift", "General/Welcome/GeneralWelcomeDirector.swift",
            "General/Welcome/GeneralWelcomeNavigator.swift", "General/Welcome/GeneralWelcomeScene.swift",
            "Items/Add/ItemsAddContract.swift", "Items/Add/ItemsAddDirector.swift",
            "Items/Add/ItemsAddNavigator.swift", "Items/Add/ItemsAddScene.swift",
            "Items/Detail/ItemsDetailContract.swift", "Items/Detail/ItemsDetailDirector.swift",
            "Items/Detail/ItemsDetailNavigator.swift", "Items/Detail/ItemsDetailScene.swift",
            "Items/Item.swift", "Items/ItemsStoreError.swift", "Items/List/ItemsListNavigator.swift",
        ])
    func same(path: String) throws {
        let isSame = try text(path, of: "15-Concurrency") == text(path, of: "13-Modules")
        #expect(isSame, "\(path) is not the same in 13-Modules and in 15-Concurrency")
    }

    @Test("the list's has the messages of 13 and two more")
    func list() throws {
        let path = "Items/List/ItemsListContract.swift"
        let (old, new) = (messages(try text(path, of: "13-Modules")), messages(try text(path, of: "15-Concurrency")))
        #expect(new.filter { !old.contains($0) } == ["func onScreenLeft()", "func cancelFetch()"])
        #expect(old.filter { !new.contains($0) } == [])
    }

    private func messages(_ contract: String) -> [String] {
        contract.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("func ") }
    }
}
