import Foundation
import RoleRules
import SourceModel
import Testing

@Suite("Wired as the article prints it, the list is never freed")
struct PublishedWiringTests {
    @Test(
        "either reference back closes a circle by itself, and the rules name it",
        arguments: [
            (
                "ui",
                """
                ItemsListDirector holds ui strongly, in a circle that is never freed: \
                ItemsListDirector.ui -> ItemsListScene.eventsHandler -> ItemsListDirector
                """
            ),
            (
                "presenter",
                """
                ItemsListWorker holds presenter strongly, in a circle that is never freed: \
                ItemsListWorker.presenter -> ItemsListDirector.dataManager -> ItemsListWorker
                """
            ),
        ])
    func strong(reference: String, circle: String) throws {
        let violations = try violations { $0.replacing("weak var \(reference)", with: "var \(reference)") }
        #expect(violations.map(\.what) == [circle])
    }

    @Test("with weak references back there is none")
    func weak() throws {
        let violations = try violations { $0 }
        #expect(violations.map(\.what) == [])
    }

    /// The findings of the rules on the list's module once every file is changed.
    private func violations(_ change: (String) -> String) throws -> [Violation] {
        let list = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Lessons/12-Actors/Sources/Items/List").standardized
        let files = try Sources(at: list, relativeTo: list).files.map { file in
            let text = try String(contentsOf: list.appending(path: file.path), encoding: .utf8)
            return (path: "Items/List/" + file.path, text: change(text))
        }
        return try Sources(files: files).violations(of: .viperS)
    }
}
