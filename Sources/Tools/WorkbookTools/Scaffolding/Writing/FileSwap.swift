import Foundation
import Typesetting

/// Puts several files in their places: all of them, or none.
struct FileSwap {
    private let files = FileManager.default

    /// Writes all files to a folder next to their place first, so that most failures happen before anything moves.
    /// - Parameter beside: An existing folder on the same disk as all places.
    /// - Throws: `ScaffoldPlaceError.notWritten`, after restoring everything.
    func write(_ texts: [(place: URL, text: String)], beside: URL) throws(ScaffoldPlaceError) {
        let waiting = beside.appendingPathComponent(".new-module-\(UUID().uuidString)")
        var undo: [() -> Void] = []
        var current = waiting
        do {
            defer { try? files.removeItem(at: waiting) }
            do {
                for (index, file) in texts.enumerated() {
                    current = file.place
                    let new = waiting.appendingPathComponent("new/\(index)")
                    try files.createDirectory(at: new.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data(file.text.utf8).write(to: new)
                }
                for (index, file) in texts.enumerated() {
                    current = file.place
                    try makeFolder(file.place.deletingLastPathComponent(), undo: &undo)
                    try put(waiting.appendingPathComponent("new/\(index)"), to: file.place, waiting, undo: &undo)
                }
            } catch {
                // Before the waiting folder's removal, because that folder also has the replaced files in it.
                for step in undo.reversed() { step() }
                throw error
            }
        } catch {
            throw .notWritten(path: current.path, reason: FileReason.text(error))
        }
    }

    private func put(_ new: URL, to place: URL, _ waiting: URL, undo: inout [() -> Void]) throws {
        if files.fileExists(atPath: place.path) {
            let old = waiting.appendingPathComponent("old-\(new.lastPathComponent)")
            try files.moveItem(at: place, to: old)
            undo.append { try? FileManager.default.moveItem(at: old, to: place) }
        }
        try files.moveItem(at: new, to: place)
        undo.append { try? FileManager.default.removeItem(at: place) }
    }

    /// Creates the missing folders one by one, so that each can be removed again.
    private func makeFolder(_ folder: URL, undo: inout [() -> Void]) throws {
        guard !files.fileExists(atPath: folder.path) else { return }
        try makeFolder(folder.deletingLastPathComponent(), undo: &undo)
        try files.createDirectory(at: folder, withIntermediateDirectories: false)
        undo.append { try? FileManager.default.removeItem(at: folder) }
    }
}
