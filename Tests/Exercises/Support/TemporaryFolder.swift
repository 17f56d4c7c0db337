import Foundation

/// A folder of its own for one test, removed with the object.
public final class TemporaryFolder: Sendable {
    /// Where the folder is.
    public let url: URL

    /// Makes an empty folder. Throws when the disk refuses.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "bookshelf-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
