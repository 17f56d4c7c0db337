import Foundation
import Typesetting

/// Restores an exercise's starter, after it saves a copy of the learner's version.
package struct Reset: Sendable {
    private let exercise: Exercise
    private let checkout: Checkout

    /// Creates a reset of an exercise.
    package init(_ exercise: Exercise, in checkout: Checkout) {
        self.exercise = exercise
        self.checkout = checkout
    }

    /// The restored files, by paths from the checkout's root.
    package struct Restored: Sendable, Equatable {
        /// The files that are the starter's again.
        package let files: [String]
        /// The folder with the learner's version of them, or nil if the learner had deleted all of them.
        package let backup: String?
    }

    /// Restores the editable files; returns nil if they are already the starter's.
    ///
    /// Nothing changes before the copy is complete, and each file is replaced in one step.
    package func run(now: Date = Date()) throws(ResetError) -> Restored? {
        let starters = try exercise.editable.map { (file) throws(ResetError) in
            (file: file, data: try read(starter: file))
        }
        let changed = starters.filter { $0.data != (try? Data(contentsOf: checkout.url(mine($0.file)))) }
        if changed.isEmpty { return nil }
        // A file that the learner deleted leaves nothing to copy.
        let kept = changed.map(\.file).filter { FileManager.default.fileExists(atPath: checkout.url(mine($0)).path) }
        let backup = kept.isEmpty ? nil : try backUp(kept, now: now)
        for starter in changed {
            let target = checkout.url(mine(starter.file))
            do {
                try FileManager.default.createDirectory(
                    at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                try starter.data.write(to: target, options: .atomic)
            } catch {
                throw .notRestored(file: mine(starter.file), backup: backup, reason: FileReason.text(error))
            }
        }
        return Restored(files: changed.map { mine($0.file) }, backup: backup)
    }

    private func mine(_ file: String) -> String { exercise.path + "/" + file }

    private func read(starter file: String) throws(ResetError) -> Data {
        let path = exercise.starterPath + "/" + file
        do {
            return try Data(contentsOf: checkout.url(path))
        } catch {
            throw .noStarter(file: path, reason: FileReason.text(error))
        }
    }

    private func backUp(_ files: [String], now: Date) throws(ResetError) -> String {
        let folder = try freeFolder(now: now)
        do {
            try FileManager.default.createDirectory(at: checkout.url(folder), withIntermediateDirectories: true)
            for file in files {
                let source = checkout.url(mine(file))
                let target = checkout.url(folder + "/" + file)
                try FileManager.default.createDirectory(
                    at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(contentsOf: source).write(to: target, options: .atomic)
            }
        } catch {
            throw .noBackup(folder: folder, exercise: exercise.path, reason: FileReason.text(error))
        }
        return folder
    }

    /// Returns a new folder; two resets in the same second get different ones.
    private func freeFolder(now: Date) throws(ResetError) -> String {
        let stamp = BackupStamp.text(of: now)
        for attempt in 1...100 {
            let suffix = attempt == 1 ? "" : "-\(attempt)"
            let folder = ".workbook/backups/\(exercise.folder)-\(stamp)\(suffix)"
            if !FileManager.default.fileExists(atPath: checkout.url(folder).path) { return folder }
        }
        throw .noBackup(
            folder: ".workbook/backups", exercise: exercise.path, reason: "too many backups within one second")
    }
}
