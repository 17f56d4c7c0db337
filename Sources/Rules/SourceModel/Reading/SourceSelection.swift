import Foundation

/// The Swift files below a folder, with the paths that messages show.
struct SourceSelection {
    private(set) var readers: [SourceFileReader] = []
    /// The folders whose content can't be listed.
    private(set) var unread: [UnreadFile] = []
    /// The folders with Swift files that were left out, as messages show them.
    private(set) var leftOut: [String] = []
    private let root: String
    private let base: String
    /// The names and the absolute paths of the folders to leave out.
    private let excluded: Set<String>

    init(at location: URL, relativeTo base: URL?, leavingOut excluded: Set<String>) throws(SourceModelError) {
        self.excluded = excluded
        let url = location.standardizedFileURL.resolvingSymlinksInPath()
        root = url.path
        let folder = base ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let path = folder.standardizedFileURL.resolvingSymlinksInPath().path
        self.base = path.hasSuffix("/") ? path : path + "/"
        guard FileManager.default.fileExists(atPath: root) else { throw .missing(path: location.path) }
        if Self.isFolder(root) {
            var files: [String] = []
            collect(below: "", into: &files)
            readers = files.sorted().map { file in
                reader(of: root + "/" + file, place: file.split(separator: "/").map(String.init))
            }
        } else {
            readers = [reader(of: root, place: [url.lastPathComponent])]
        }
        if readers.isEmpty, unread.isEmpty { throw .nothingSelected(path: location.path) }
    }

    private func reader(of file: String, place: [String]) -> SourceFileReader {
        SourceFileReader(path: shown(file), place: place, text: .file(path: file))
    }

    /// Collects files in folders, but not through links to folders, which may form a circle.
    ///
    /// A dead link counts as a file that can't be read.
    private mutating func collect(below folder: String, into files: inout [String]) {
        let path = folder.isEmpty ? root : root + "/" + folder
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            unread.append(
                UnreadFile(
                    path: shown(path), reason: "the folder can't be listed",
                    fix: "check that you may read it, or name the folders beside it"))
            return
        }
        for name in names where !name.hasPrefix(".") {
            let file = folder.isEmpty ? name : folder + "/" + name
            if Self.isFolder(root + "/" + file) {
                let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: root + "/" + file)) != nil
                if isLink { continue }
                if excluded.contains(name) || excluded.contains(root + "/" + file) {
                    if hasSwift(below: root + "/" + file) { leftOut.append(shown(root + "/" + file)) }
                } else {
                    collect(below: file, into: &files)
                }
            } else if name.hasSuffix(".swift") {
                files.append(file)
            }
        }
    }

    /// Whether a folder contains a Swift file; links and hidden folders don't count.
    private func hasSwift(below path: String) -> Bool {
        let all = FileManager.default.enumerator(
            at: URL(fileURLWithPath: path), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        while let url = all?.nextObject() as? URL {
            if url.pathExtension == "swift" { return true }
        }
        return false
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private func shown(_ path: String) -> String {
        path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
    }
}
