import Foundation

/// The files of an exercise that a verdict may change by, and how they look right now.
///
/// They are looked at a few times a second, which is some thirty `stat` calls: whatever way an editor saves, the result
/// is seen, on every system and on network folders, too, where notices of the system get lost.
public struct WatchedFiles: Sendable {
    private let folder: String
    private let editable: [String]

    /// The Swift files below an exercise's folder, and those that a learner is to edit.
    public init(of exercise: Exercise, in checkout: Checkout) {
        folder = checkout.url(exercise.path).path
        editable = exercise.editable
    }

    /// The stamps of all files that are there, by their paths below the folder.
    public var stamps: [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        for case let file as String in FileManager.default.enumerator(atPath: folder) ?? .init() where Self.counts(file)
        {
            stamps[file] = FileStamp(of: folder + "/" + file)
        }
        return stamps
    }

    /// The files that a learner is to edit and that are not there.
    public var missing: [String] { editable.filter { FileStamp(of: folder + "/" + $0) == nil } }

    /// Swap files, backups and locks of editors lie beside and are none of it.
    static func counts(_ file: String) -> Bool {
        file.hasSuffix(".swift") && !file.split(separator: "/").contains { $0.hasPrefix(".") }
    }
}
