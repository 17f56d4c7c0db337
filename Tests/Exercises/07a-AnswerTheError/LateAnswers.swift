import ExerciseSupport

@testable import Exercise07a

/// An answer of the library after the user left the sheet.
///
/// It runs in a process of its own, so that a trap there is a finding and not the end of the suite.
enum LateAnswers {
    static func yes() async { await answer(StubLibrary.loan) }

    static func no() async { await answer(StubLibrary.refusal) }

    /// If the app doesn't get there, another test says so.
    private static func answer(_ answer: StubLibrary.Answer) async {
        guard let shelf = try? await Shelf() else { return }
        do {
            try await shelf.openLending()
            try await shelf.save()
            try shelf.screen.tap("Cancel")
        } catch {
            return
        }
        await shelf.answer(answer)
        await letPendingWorkRun()
    }
}
