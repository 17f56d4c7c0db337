import ExerciseSupport

@testable import Exercise07a

/// An answer of the library after the user left the sheet.
///
/// It runs in a process of its own, so that a trap there is a finding and not the end of the suite.
enum LateAnswers {
    static func yes() async { await answer(StubLibrary.loan) }

    static func no() async { await answer(StubLibrary.refusal) }

    /// Whether the app gets to a sheet that the user left while an answer is due.
    static func areDue() async -> Bool { (try? await shelfWithALeftSheet()) != nil }

    private static func answer(_ answer: StubLibrary.Answer) async {
        // The tests make sure in their own process that the app gets there.
        guard let shelf = try? await shelfWithALeftSheet() else { return }
        await shelf.answer(answer)
        await letPendingWorkRun()
    }

    /// Opens the sheet, taps Save, and then Cancel.
    ///
    /// Throws when the app doesn't get there.
    private static func shelfWithALeftSheet() async throws -> Shelf {
        let shelf = try await Shelf()
        try await shelf.openLending()
        try await shelf.save()
        try shelf.screen.tap("Cancel")
        return shelf
    }
}
