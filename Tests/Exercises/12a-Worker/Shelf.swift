import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise12a

/// Bookshelf running on a folder of its own, as a person sees it.
enum Shelf {
    /// The windows of all journeys.
    ///
    /// They stay because a journey may end while an answer is due: an answer that finds its screen gone may trap, which
    /// would end every other test.
    private static var windows: [UIWindow] = []

    /// Takes steps in the running app; one that a person could not take is reported with the screen as it was.
    static func journey(
        expecting what: String, look: String, _ steps: (Screen, BookFile) async throws -> Void
    ) async {
        await ExerciseSupport.journey(
            expecting: what, because: "this is the whole app on a real file: a person sees what the Worker answers",
            look: look
        ) {
            let folder = try TemporaryFolder()
            let file = BookFile(in: folder.url)
            try file.write(Books.all)
            let window = BookshelfApp.launch(storingIn: folder.url, now: { TestClock.noon })
            windows.append(window)
            try await steps(Screen(window), file)
        }
    }
}
