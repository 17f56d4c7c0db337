import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise02

/// Bookshelf running on a folder of its own, as a person sees it.
enum Shelf {
    /// Takes steps in the running app; one that a person could not take is reported with the screen as it was.
    static func journey(_ steps: (Screen, Bench) async throws -> Void) async {
        do {
            let bench = try Bench()
            let window = BookshelfApp.launch(
                storingIn: bench.file.deletingLastPathComponent(), now: Clock.now)
            try await steps(Screen(window), bench)
        } catch {
            Issue.record(
                error,
                .teaching(
                    expected: "the app does what it did while the list had the file",
                    why: "the store moves out from under the screens, and nobody who uses them notices",
                    look: ExtractTheServiceTests.look(
                        ["ShelfViewController", "BookDetailViewController", "LendViewController"],
                        for: "who is asked now, and what becomes of the answer?")))
        }
    }
}
