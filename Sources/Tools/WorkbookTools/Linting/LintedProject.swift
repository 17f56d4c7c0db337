import Foundation

/// The project that is linted: from its root formats for programs name their files, wherever `lint` was started.
struct LintedProject {
    /// The root; the linted folder itself where nothing marks one.
    let root: URL
    private let folder: URL

    /// Finds the root from the first linted path upward: a git checkout's, else the nearest folder with a package, an
    /// Xcode project or a file of role names.
    ///
    /// - Parameter folder: where the command was typed; findings name their files from there.
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

    /// The path from the root of a file that is named from where the command was typed; absolute outside of the root.
    func path(of file: String) -> String {
        let (all, parts) = (folder.resolving(file), folder.resolving(file).pathComponents)
        let rootParts = root.pathComponents
        guard parts.starts(with: rootParts) else { return all.path }
        return parts.dropFirst(rootParts.count).joined(separator: "/")
    }

    /// The folder and those around it, from the inside out.
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
