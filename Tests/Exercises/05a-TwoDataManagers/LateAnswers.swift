import ExerciseSupport

@testable import Exercise05a

/// Answers that come when the screen was left. Run in a process of its own, so that a trap there is a finding and not
/// the end of the suite.
enum LateAnswers {
    /// The screen is left before anybody has answered.
    static func toAFetch(_ answer: (Harness) -> Void) async {
        await come({ $0.interactor?.fetchBooks() }, answer)
    }

    /// The screen is left between the library's answer and the device's.
    static func toAFetch(after download: Result<[Book], any Error>, _ answer: (Harness) -> Void) async {
        await come(
            {
                $0.interactor?.fetchBooks()
                $0.api.answerDownload(download)
            }, answer)
    }

    /// The screen is left before the device has answered.
    static func toAReturn(_ answer: (Harness) -> Void) async {
        await come({ $0.interactor?.returnAllBooks() }, answer)
    }

    private static func come(_ begin: (Harness) -> Void, _ answer: (Harness) -> Void) async {
        // The presenter may be gone before the interactor, which perhaps waits for another answer.
        for isInteractorHeld in [true, false] {
            let harness = Harness()
            await harness.then(begin)
            if isInteractorHeld { harness.letThePresenterGo() } else { harness.leaveTheScreen() }
            await harness.then(answer)
        }
    }
}
