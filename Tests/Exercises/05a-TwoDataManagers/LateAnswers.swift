import ExerciseSupport

@testable import Exercise05a

/// Answers that come after the user left the screen.
///
/// They run in a process of their own, so that a trap there is a finding and not the end of the suite.
enum LateAnswers {
    /// Leaves the screen before any answer has come.
    static func toAFetch(_ answer: (Harness) -> Void) async {
        await come([{ $0.interactor?.fetchBooks() }], answer)
    }

    /// Leaves the screen between the library's answer and the device's.
    static func toAFetch(after download: Result<[Book], any Error>, _ answer: (Harness) -> Void) async {
        await come([{ $0.interactor?.fetchBooks() }, { $0.api.answerDownload(download) }], answer)
    }

    /// Leaves the screen before the device has answered.
    static func toAReturn(_ answer: (Harness) -> Void) async {
        await come([{ $0.interactor?.returnAllBooks() }], answer)
    }

    private static func come(_ begin: [(Harness) -> Void], _ answer: (Harness) -> Void) async {
        // The presenter may be gone before the interactor, which perhaps waits for another answer.
        for isInteractorHeld in [true, false] {
            let harness = Harness()
            for step in begin { await harness.lastly(step) }
            if isInteractorHeld { harness.letThePresenterGo() } else { harness.leaveTheScreen() }
            await harness.lastly(answer)
        }
    }
}
