import Foundation

/// The linted project; formats for programs give paths from its root, wherever `lint` was started.
struct LintedProject {
    /// The root, or the linted folder itself if nothing marks one.
    let root: URL
    private let folder: URL

    /// Finds the root from the first linted path upward.
    ///
    /// It is a git checkout's root, or the nearest folder with a package, an Xcode project or a file of role names.
    ///
    /// - Parameter folder: The folder of the command, from which findings name their files.
    init(of path: String, in folder: URL) {
        self.folder = folder
        let first = folder.resolving(path)
        let start = Self.isFolder(first) ? first : first.deletingLastPathComponent()
        let above = Self.foldersAbove(start)
        root = above.first { Self.holds($0, ".git") } ?? above.first(where: isMarked) ?? start

        func isMarked(_ folder: URL) -> Bool {
            if ["Package.swift", ".workbook-roles.json"].contains(where: { Self.holds(folder, $0) }) { return true }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
        }
    }

    /// Converts a path from the command's folder into one from the root, or an absolute one for a file outside it.
    func path(of file: String) -> String {
        let (all, parts) = (folder.resolving(file), folder.resolving(file).pathComponents)
        let rootParts = root.pathComponents
        guard parts.starts(with: rootParts) else { return all.path }
        return parts.dropFirst(rootParts.count).joined(separator: "/")
    }

    /// Returns the folder and those around it, innermost first.
    private static func foldersAbove(_ folder: URL) -> [URL] {
        (0..<folder.pathComponents.count).map { count in
            (0..<count).reduce(folder) { url, _ in url.deletingLastPathComponent() }
        }
    }

    private static func holds(_ folder: URL, _ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
