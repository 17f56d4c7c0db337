import Foundation

/// The folder in which a played app keeps its items.
public struct PlayFolder: Sendable, Equatable {
    /// Where it is.
    public let url: URL
    /// A sentence for the player when it could not be in the checkout.
    public let notice: String?

    /// `.workbook/play/13` in the checkout; a temporary folder where that can't be written.
    public init(lesson: Lesson, in checkout: Checkout) {
        let path = ".workbook/play/\(lesson.label)"
        let wanted = checkout.url(path)
        try? FileManager.default.createDirectory(at: wanted, withIntermediateDirectories: true)
        if FileManager.default.isWritableFile(atPath: wanted.path) {
            url = wanted
            notice = nil
        } else {
            let name = "workbook-play-\(lesson.label)-\(UUID().uuidString)"
            url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
            try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            notice = "\(path) can't be written, so what you store is gone after this run."
        }
    }
}
