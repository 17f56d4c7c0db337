import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise12c

/// Bookshelf running on a folder of its own, as a person sees it.
enum Shelf {
    /// Takes steps in the running app; one that a person could not take is reported with the screen as it was.
    static func journey(look: String, _ steps: (Screen, BookFile) async throws -> Void) async {
        await ExerciseSupport.journey(
            expecting: "the steps of this journey work in the whole app, on a real file",
            because: "a person sees only what the Director tells the screen", look: look
        ) {
            let folder = try TemporaryFolder()
            let file = BookFile(in: folder.url)
            try file.write(Books.all)
            let window = BookshelfApp.launch(storingIn: folder.url, now: { TestClock.noon })
            try await steps(Screen(window), file)
        }
    }
}
