import Foundation
import Typesetting

/// Writes the files of a handout.
enum HandoutFile {
    /// Writes one file, whole or not at all, and any missing folders above it.
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
