import Foundation
import RoleRules
import SourceModel
import Testing

/// The folder that a suite checks, found from the suite's own file.
struct SourceFolder {
    let folder: URL
    /// The folder that messages show paths from.
    let base: URL

    /// Looks in every folder above the test's file, the nearest first, because `swift test` and Xcode start tests in
    /// different folders.
    init(_ path: String, above testFile: String) throws(SourceModelError) {
        if path.hasPrefix("/") {
            folder = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
            base = folder.deletingLastPathComponent()
            return
        }
        var above = URL(fileURLWithPath: testFile).standardizedFileURL.resolvingSymlinksInPath()
        while above.pathComponents.count > 1 {
            above.deleteLastPathComponent()
            let candidate = above.appendingPathComponent(path).standardizedFileURL
            if FileManager.default.fileExists(atPath: candidate.path) {
                (folder, base) = (candidate, above)
                return
            }
        }
        throw .missing(path: path)
    }

    /// The place where Swift Testing shows the violation: the real file, so that an editor opens it.
    func location(of violation: Violation) -> SourceLocation {
        let isAbsolute = violation.file.hasPrefix("/")
        let path = isAbsolute ? violation.file : base.appendingPathComponent(violation.file).path
        let parts = path.split(separator: "/")
        return SourceLocation(
            fileID: parts.suffix(2).joined(separator: "/"), filePath: path, line: violation.line,
            column: violation.column)
    }
}
