import Foundation
import Typesetting

/// Keeps `ProgressRecord` in `.workbook/progress.json`; if that fails, everything else still works.
package struct ProgressStore: Sendable {
    /// The file's path from the checkout's root.
    package static let path = ".workbook/progress.json"
    /// The path for a file that couldn't be understood.
    package static let brokenPath = ".workbook/progress.broken.json"

    private let checkout: Checkout

    /// Creates the store of a checkout.
    package init(of checkout: Checkout) {
        self.checkout = checkout
    }

    /// Returns the kept record, with a sentence for the learner if it couldn't be read.
    ///
    /// A missing file is a fresh start. So is a broken one, which is kept under another name.
    package func load() -> (progress: ProgressRecord, notice: String?) {
        let file = checkout.url(Self.path)
        guard FileManager.default.fileExists(atPath: file.path) else { return (ProgressRecord(), nil) }
        do {
            return (try JSONDecoder().decode(ProgressRecord.self, from: Data(contentsOf: file)), nil)
        } catch is DecodingError {
            return (ProgressRecord(), setAside(file))
        } catch {
            return (ProgressRecord(), "\(Self.path) can't be read (\(FileReason.text(error))); this is a fresh start.")
        }
    }

    /// Writes the record whole or not at all; returns a sentence for the learner if it couldn't be written.
    package func save(_ progress: ProgressRecord) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            let file = checkout.url(Self.path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try encoder.encode(progress).write(to: file, options: .atomic)
            return nil
        } catch {
            return "Progress can't be kept here: \(Self.path): \(FileReason.text(error)). Everything else works."
        }
    }

    private func setAside(_ file: URL) -> String {
        let aside = checkout.url(Self.brokenPath)
        do {
            try? FileManager.default.removeItem(at: aside)
            try FileManager.default.moveItem(at: file, to: aside)
            return "\(Self.path) could not be understood; it is now \(Self.brokenPath), and this is a fresh start."
        } catch {
            return "\(Self.path) could not be understood; this is a fresh start."
        }
    }
}
