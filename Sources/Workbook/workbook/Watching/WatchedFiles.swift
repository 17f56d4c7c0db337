import Course
import Foundation

/// The files of an exercise that can change its verdict, with their current stamps.
///
/// They are read a few times a second, which takes about thirty `stat` calls. This detects every way in which an editor
/// saves, on every system and on network folders, where the system's notifications get lost.
struct WatchedFiles: Sendable {
    private let folder: String

    /// Finds the Swift files below an exercise's folder.
    init(of exercise: Exercise, in checkout: Checkout) {
        folder = checkout.url(exercise.path).path
    }

    /// The stamps of all existing files, by their paths below the folder.
    var stamps: [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        for case let file as String in FileManager.default.enumerator(atPath: folder) ?? .init() where Self.counts(file)
        {
            stamps[file] = FileStamp(of: folder + "/" + file)
        }
        return stamps
    }

    /// Returns whether a file counts; swap files, backups and locks of editors don't.
    static func counts(_ file: String) -> Bool {
        file.hasSuffix(".swift") && !file.split(separator: "/").contains { $0.hasPrefix(".") }
    }
}
