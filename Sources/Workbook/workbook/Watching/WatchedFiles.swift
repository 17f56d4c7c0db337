import Course
import Foundation

/// The files of an exercise that a verdict may change by, and how they look right now.
///
/// They are looked at a few times a second, which is some thirty `stat` calls: whatever way an editor saves, the result
/// is seen, on every system and on network folders, too, where notices of the system get lost.
struct WatchedFiles: Sendable {
    private let folder: String

    /// The Swift files below an exercise's folder.
    init(of exercise: Exercise, in checkout: Checkout) {
        folder = checkout.url(exercise.path).path
    }

    /// The stamps of all files that are there, by their paths below the folder.
    var stamps: [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        for case let file as String in FileManager.default.enumerator(atPath: folder) ?? .init() where Self.counts(file)
        {
            stamps[file] = FileStamp(of: folder + "/" + file)
        }
        return stamps
    }

    /// Swap files, backups and locks of editors lie beside and are none of it.
    static func counts(_ file: String) -> Bool {
        file.hasSuffix(".swift") && !file.split(separator: "/").contains { $0.hasPrefix(".") }
    }
}
