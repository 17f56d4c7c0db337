import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise02a

/// Bookshelf running on a folder of its own, as a person sees it.
enum Shelf {
    /// Takes steps in the running app; one that a person could not take is reported with the screen as it was.
    /// - Parameter isSpoiled: whether somebody spoiled the file before the app was started.
    static func journey(
        on books: [Book]? = Books.all, isSpoiled: Bool = false, _ steps: (Screen, Harness, Trail) async throws -> Void
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
                    expected: "the app does what it did while the list had the file",
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
        PushedOnce.take(over: window)
        return Screen(window)
    }

    /// The screen whose work the current step is, where a message says to look.
    final class Trail {
        private var screens = ["ShelfViewController"]
        private var what = question
        private static let question = "what does it ask the store, and what does it do with the answer?"

        /// From here on, it is theirs; of one screen, the question says what to look for.
        func leads(to screens: String..., asking what: String = question) {
            self.screens = screens.map { $0 + "ViewController" }
            self.what = what
        }

        /// If several screens pass something on, a test can't tell which of them didn't.
        var look: String {
            if screens.count == 1 {
                return exercise.look(in: "\(screens[0])", for: what)
            }
            let all = screens.dropLast().joined(separator: ", ") + " and \(screens[screens.count - 1])"
            return exercise.look(
                for: "follow the news of the loan from the store through \(all): who doesn't pass it on?")
        }
    }
}
