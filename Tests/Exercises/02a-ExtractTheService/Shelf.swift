import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise02a

/// Bookshelf running on a folder of its own, as a person sees it.
enum Shelf {
    /// Takes steps in the running app; a step that can't be taken is reported with the screen as it was.
    /// - Parameters:
    ///   - what: the behavior that the steps show, as a clause.
    ///   - isSpoiled: whether the file is spoiled before the app is started.
    static func journey(
        expecting what: String, on books: [Book]? = Books.all, isSpoiled: Bool = false,
        _ steps: (Screen, Harness, Trail) async throws -> Void
    ) async {
        let trail = Trail()
        do {
            let harness = try Harness(books)
            if isSpoiled { try Data("not a shelf".utf8).write(to: harness.file) }
            try await steps(launch(on: harness, at: { TestClock.noon }), harness, trail)
        } catch {
            let isTheStore = await !((try? StoreProbe.works()) ?? false)
            Issue.record(
                error,
                .teaching(
                    expected: what,
                    why: isTheStore
                        ? "the screens can only be as good as the store that they ask"
                        : "the store moved out from under the screens, and the user must not notice",
                    look: isTheStore
                        ? exercise.look(in: "BooksStore", for: "first do what 02a.1 to 02a.4 say about the store")
                        : trail.look))
        }
    }

    /// Starts the app on the harness's folder, with a user in front of it.
    static func launch(on harness: Harness, at now: @escaping @MainActor () -> Date) -> Screen {
        let window = BookshelfApp.launch(storingIn: harness.file.deletingLastPathComponent(), now: now)
        return Screen(window)
    }

    /// The screens whose work the current step is, where a message says to look.
    final class Trail {
        private var screens = ["ShelfViewController"]
        private var question = ofOneScreen
        private static let ofOneScreen = "what does it ask the store, and what does it do with the answer?"
        private static let ofSeveral = "the store tells the first of them of the loan: which one doesn't pass it along?"

        /// Names the screens whose work the steps are from here on, in the order in which they hear of it.
        func leads(to screens: String..., asking question: String? = nil) {
            self.screens = screens.map { $0 + "ViewController" }
            self.question = question ?? (screens.count == 1 ? Self.ofOneScreen : Self.ofSeveral)
        }

        /// Where several screens pass something along, a test can't tell which of them didn't.
        var look: String { exercise.look(in: screens, for: question) }
    }
}
