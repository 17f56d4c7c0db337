import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise02

/// Bookshelf running on a folder of its own, as a person sees it.
enum Shelf {
    /// Takes steps in the running app; one that a person could not take is reported with the screen as it was.
    static func journey(_ steps: (Screen, Bench, Trail) async throws -> Void) async {
        let trail = Trail()
        do {
            let bench = try Bench()
            let window = BookshelfApp.launch(
                storingIn: bench.file.deletingLastPathComponent(), now: Clock.now)
            try await steps(Screen(window), bench, trail)
        } catch {
            Issue.record(
                error,
                .teaching(
                    expected: "the app does what it did while the list had the file",
                    why: "the store moves out from under the screens, and nobody who uses them notices",
                    look: ExtractTheServiceTests.look(
                        trail.screens, for: "who is asked now, and what becomes of the answer?")))
        }
    }

    /// Whose work the step is that is being taken, the likeliest first: where a message says to look.
    final class Trail {
        private(set) var screens = ["ShelfViewController"]

        /// From here on, it is theirs.
        func leads(to screens: String...) { self.screens = screens.map { $0 + "ViewController" } }
    }
}
