import Foundation

/// The Swift files below a folder, with the paths by which messages name them.
struct SourceSelection {
    private let root: URL
    /// Below the root; empty where the root is the file.
    private let files: [String]
    private let base: String

    init(at location: URL, relativeTo base: URL?) throws(SourceModelError) {
        root = location.standardizedFileURL.resolvingSymlinksInPath()
        let folder = base ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let path = folder.standardizedFileURL.resolvingSymlinksInPath().path
        self.base = path.hasSuffix("/") ? path : path + "/"
        guard FileManager.default.fileExists(atPath: root.path) else { throw .missing(path: location.path) }
        files = Self.isFolder(root.path) ? Self.swiftFiles(below: root) : [""]
        if files.isEmpty { throw .nothingSelected(path: location.path) }
    }

    func readers() throws(SourceModelError) -> [SourceFileReader] {
        var readers: [SourceFileReader] = []
        for file in files {
            let url = file.isEmpty ? root : root.appendingPathComponent(file)
            let path = shown(url)
            let place = file.isEmpty ? [url.lastPathComponent] : file.split(separator: "/").map(String.init)
            do {
                readers.append(SourceFileReader(path: path, place: place, bytes: [UInt8](try Data(contentsOf: url))))
            } catch {
                throw .unreadable(path: path, reason: error.localizedDescription)
            }
        }
        return readers
    }

    /// By relative paths, since the URLs of an enumerator may begin otherwise than its folder's.
    private static func swiftFiles(below root: URL) -> [String] {
        guard let found = FileManager.default.enumerator(atPath: root.path) else { return [] }
        var files: [String] = []
        while let path = found.nextObject() as? String {
            if path.split(separator: "/").last?.first == "." {
                found.skipDescendants()
            } else if path.hasSuffix(".swift"), !isFolder(root.appendingPathComponent(path).path) {
                files.append(path)
            }
        }
        return files.sorted()
    }

    /// Follows links: a link to nowhere is a file that can't be read, and is said to be.
    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private func shown(_ file: URL) -> String {
        file.path.hasPrefix(base) ? String(file.path.dropFirst(base.count)) : file.path
    }
}
