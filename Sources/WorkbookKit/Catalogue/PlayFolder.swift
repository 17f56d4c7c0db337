import Foundation

/// The folder in which a played app keeps what it stores.
public struct PlayFolder: Sendable, Equatable {
    /// Where it is.
    public let url: URL
    /// A sentence for the player when it could not be in the checkout.
    public let notice: String?

    /// `.workbook/play/13` in the checkout; a temporary folder where that can't be written.
    public init(lesson: Lesson, in checkout: Checkout) {
        self.init(named: lesson.label, in: checkout)
    }

    /// `.workbook/play/exercise-13` in the checkout, with books in it.
    public init(exercise: Exercise, in checkout: Checkout, now: Date = Date()) {
        self.init(named: "exercise-\(exercise.label)", in: checkout)
        BookshelfSeed.plant(in: url, now: now)
    }

    private init(named name: String, in checkout: Checkout) {
        let path = ".workbook/play/\(name)"
        let wanted = checkout.url(path)
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
