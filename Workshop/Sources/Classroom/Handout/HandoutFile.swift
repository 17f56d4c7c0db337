import Foundation
import Typesetting

/// Files of a handout, as they are written.
enum HandoutFile {
    /// Writes one whole or not at all, and the folders above it where they are missing.
    static func write(_ data: Data, to url: URL) throws(HandoutError) {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            throw .unwritable(path: url.path, reason: FileReason.text(error))
        }
    }
}
