import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise15a

/// Bookshelf running on a folder of its own, as the user sees it.
enum Shelf {
    /// The windows of all journeys.
    ///
    /// They stay because a journey may end while an answer is due: an answer that finds its screen gone may trap, which
    /// would end every other test.
    private static var windows: [UIWindow] = []

    /// Opens the list of the running app and takes steps there; one that a user couldn't take is reported with the
    /// screen as it was.
    static func journey(
        expecting what: String, because why: String, look: String, _ steps: (Screen, BookFile) async throws -> Void
    ) async {
        guard SharedState.isFree() else { return }
        await ExerciseSupport.journey(expecting: what, because: why, look: look) {
            let folder = try TemporaryFolder()
            let file = BookFile(in: folder.url)
            try file.write(Books.all)
            let window = BookshelfApp.launch(storingIn: folder.url, now: { TestClock.noon })
            windows.append(window)
            let screen = Screen(window)
            try screen.tap("Show books")
            try await steps(screen, file)
        }
    }
}
