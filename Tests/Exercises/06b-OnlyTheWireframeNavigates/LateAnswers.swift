import ExerciseSupport

@testable import Exercise06b

/// Answers of the store after the user left the screen, first a failure.
///
/// They run in a process of their own, so that a trap there is a finding and not the end of the suite.
enum LateAnswers {
    static func toTheSheet() async {
        await leaving(.sheet) { shelf in
            try shelf.breakFile()
            try shelf.screen.lend()
            try shelf.screen.tap("Cancel")
            await letPendingWorkRun()
            try shelf.mendFile()
            try await shelf.tapLend()
            try shelf.screen.lend()
            try shelf.screen.tap("Cancel")
            _ = await shelf.stored("Orlando", isLent: true)
        }
    }

    static func toTheBook() async {
        await leaving(.lentBook) { shelf in
            try shelf.breakFile()
            try shelf.screen.tap("Return")
            try shelf.screen.goBack()
            await letPendingWorkRun()
            try shelf.mendFile()
            try await shelf.openLentBook()
            try shelf.screen.tap("Return")
            try shelf.screen.goBack()
            _ = await shelf.stored("Kindred", isLent: false)
        }
    }

    /// Takes the steps; the test has tried before that the app gets to their start.
    private static func leaving(_ start: Shelf.Start, _ steps: (Shelf) async throws -> Void) async {
        guard let shelf = try? await Shelf() else { return }
        try? await shelf.reach(start)
        try? await steps(shelf)
    }
}
