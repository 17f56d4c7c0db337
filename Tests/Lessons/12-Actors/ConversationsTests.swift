import Foundation
import Testing

@Suite("The rungs after 11 keep what it wrote")
struct ConversationsTests {
    private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    @Test(
        "the contracts, to the letter",
        arguments: [
            "Items/List/ItemsListContract.swift", "Items/Add/ItemsAddContract.swift",
            "Items/Detail/ItemsDetailContract.swift", "General/Welcome/GeneralWelcomeContract.swift",
        ])
    func contracts(path: String) throws {
        let written = try text("Lessons/11-Contract/Sources/\(path)")
        for lesson in ["12-Actors", "13-Modules"] {
            let isSame = try text("Lessons/\(lesson)/Sources/\(path)") == written
            #expect(isSame, "\(path) is not the same in 11-Contract and in \(lesson)")
        }
    }

    @Test(
        "the conversations, but for the import",
        arguments: ["ItemsListCast.swift", "ItemsListConversation.swift", "ItemsListConversations.swift"])
    func same(file: String) throws {
        let path = "Items/List/\(file)"
        let written = try text("Tests/Lessons/11-Contract/\(path)")
        let held = try text("Tests/Lessons/12-Actors/\(path)")
        let isSame = held == written.replacing("Lesson11Contract", with: "Lesson12Actors")
        #expect(isSame, "12-Actors/\(path) is not 11-Contract/\(path); copy it, and change the import")
    }
}
