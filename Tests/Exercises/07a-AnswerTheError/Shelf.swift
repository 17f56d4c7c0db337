import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise07a

/// Bookshelf running on a folder of its own, with a library that answers when the test says so.
final class Shelf {
    let window: UIWindow
    let screen: Screen
    let library = StubLibrary()
    private let folder: TemporaryFolder

    /// Starts the app and waits until the list shows its books.
    ///
    /// Throws when it never does.
    init() async throws {
        folder = try TemporaryFolder()
        try BookFile(in: folder.url).write([
            Book(id: 1, title: "Emma", author: "Jane Austen"), Book(id: 3, title: "Orlando", author: "Virginia Woolf"),
        ])
        window = BookshelfApp.launch(storingIn: folder.url, library: library, now: { TestClock.noon })
        screen = Screen(window)
        try await screen.wait(until: "the list shows its books", within: patience) { $0.rows.count == 2 }
    }

    /// From the list, opens Orlando, and from there the sheet for lending.
    func openLending() async throws {
        try screen.selectRow(1)
        try await screen.wait(until: "the row opens its book", within: patience) { $0.title == "Book" }
        try screen.tap("Lend")
        try await screen.wait(until: "Lend opens the sheet for lending", within: patience) { $0.title == "Lend" }
    }

    /// On the sheet for lending, asks for Cleo and 14 days.
    ///
    /// Throws when the library is not asked.
    func save() async throws {
        try screen.lend()
        try await screen.wait(until: "Save asks the library", within: patience) { _ in !library.requests.isEmpty }
    }

    /// Lets the library answer, and waits for what follows from that.
    func answer(_ answer: StubLibrary.Answer) async {
        library.answer(answer)
        await letPendingWorkRun()
    }

    /// Whether the file has a loan of Orlando, once it had time for it.
    func storesTheLoan() async -> Bool {
        let file = BookFile(in: folder.url)
        let isStored = await eventually(within: patience) { (try? file.read())?.last?.loan != nil }
        await letPendingWorkRun()
        return isStored
    }

    /// The controller in front.
    ///
    /// Throws when there is none.
    func top() throws -> UIViewController {
        try #require(window.frontController, "there is a screen on top")
    }

    /// Takes steps in a running app; a step that a person could not take is reported with the screen as it was.
    static func journey(
        expecting what: String, because why: String, look: String, _ steps: (Shelf) async throws -> Void
    ) async {
        await ExerciseSupport.journey(expecting: what, because: why, look: look) { try await steps(Shelf()) }
    }
}
