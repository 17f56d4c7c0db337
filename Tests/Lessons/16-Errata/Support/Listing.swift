import Foundation
import SourceModel

/// The texts of this lesson's sources.
nonisolated enum Listing {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../Lessons/16-Errata/Sources").standardized

    /// The text of a file, by its path in the sources.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// All files, or those in a folder, each one changed.
    static func files(in part: String = "", _ change: (String) -> String = { $0 }) throws -> Sources {
        let paths = try Sources(at: folder, relativeTo: folder).files.map(\.path).filter { $0.hasPrefix(part) }
        return try Sources(files: paths.map { (path: $0, text: change(try text($0))) })
    }
}
