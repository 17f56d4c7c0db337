import Course
import Foundation

/// The folder in which a played app stores its data.
package struct PlayFolder: Sendable, Equatable {
    /// The folder itself.
    package let url: URL
    /// A sentence for the player if the folder isn't in the checkout.
    package let notice: String?
    /// A sentence for the player if the folder has data from before: its path, and how to start again.
    package let greeting: String?

    /// Creates `.workbook/play/13` in the checkout, or a temporary folder if that can't be written.
    ///
    /// Data from before stays, unless `anew` is true.
    package init(lesson: Lesson, in checkout: Checkout, anew: Bool = false) {
        self.init(named: lesson.label, in: checkout, anew: anew, by: "play \(lesson.label) --fresh")
    }

    /// Creates `.workbook/play/exercise-12a` in the checkout, with books in it.
    package init(exercise: Exercise, in checkout: Checkout, anew: Bool = false, now: Date = Date()) {
        self.init(
            named: "exercise-\(exercise.label)", in: checkout, anew: anew,
            by: "play \(exercise.label) --fresh")
        BookshelfSeed.plant(in: url, now: now)
    }

    private init(named name: String, in checkout: Checkout, anew: Bool, by command: String) {
        let path = ".workbook/play/\(name)"
        let wanted = checkout.url(path)
        if anew { try? FileManager.default.removeItem(at: wanted) }
        let kept = (try? FileManager.default.contentsOfDirectory(atPath: wanted.path)) ?? []
        greeting =
            kept.isEmpty
            ? nil
            : "What you stored before is still here, in \(path). To begin anew: swift run workbook \(command)"
        try? FileManager.default.createDirectory(at: wanted, withIntermediateDirectories: true)
        if FileManager.default.isWritableFile(atPath: wanted.path) {
            url = wanted
            notice = nil
        } else {
            let name = "workbook-play-\(name)-\(UUID().uuidString)"
            url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
            try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            notice = "\(path) can't be written, so what you store is gone after this run."
        }
    }
}
