import Course
import Foundation

/// The folder in which a played app keeps what it stores.
package struct PlayFolder: Sendable, Equatable {
    /// Where it is.
    package let url: URL
    /// A sentence for the player when it could not be in the checkout.
    package let notice: String?
    /// A sentence for the player when something is there from before: where, and how to begin anew.
    package let greeting: String?

    /// `.workbook/play/13` in the checkout; a temporary folder where that can't be written.
    ///
    /// What was stored there before stays, unless the player begins anew.
    package init(lesson: Lesson, in checkout: Checkout, anew: Bool = false) {
        self.init(named: lesson.label, in: checkout, anew: anew, by: "play \(lesson.label) --fresh")
    }

    /// `.workbook/play/exercise-12a` in the checkout, with books in it.
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
