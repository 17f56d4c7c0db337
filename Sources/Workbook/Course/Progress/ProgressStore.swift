import Foundation
import Typesetting

/// Keeps `ProgressRecord` in `.workbook/progress.json`, and goes on without where that can't be done.
package struct ProgressStore: Sendable {
    /// Where it lies, from the checkout's root.
    package static let path = ".workbook/progress.json"
    /// Where a file that could not be understood is put.
    package static let brokenPath = ".workbook/progress.broken.json"

    private let checkout: Checkout

    /// The store of one checkout.
    package init(of checkout: Checkout) {
        self.checkout = checkout
    }

    /// What is remembered, and a sentence for the learner when it could not be read.
    ///
    /// A missing file is a fresh start. So is a broken one, which is kept aside.
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

    /// Writes it whole or not at all; a sentence for the learner when it could not be written.
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
