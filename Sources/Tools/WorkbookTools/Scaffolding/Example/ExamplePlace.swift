import Foundation

/// The place of an example, and of a new module after it.
struct ExamplePlace {
    /// The folder of its files.
    let folder: URL
    /// The paths of the other files there, from the folder.
    let otherFiles: [String]
    private let isFile: Bool

    init(_ path: URL, shownAs shown: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder) else {
            throw ExampleError.nothing(path: shown)
        }
        isFile = !isFolder.boolValue
        folder = (isFile ? path.deletingLastPathComponent() : path).standardizedFileURL
        if isFile {
            guard path.pathExtension == "swift" else { throw ExampleError.noSwift(path: shown) }
            otherFiles = []
            return
        }
        let all = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
        let files = (all?.compactMap { $0 as? URL } ?? []).filter {
            (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
        }
        guard files.contains(where: { $0.pathExtension == "swift" }) else { throw ExampleError.noSwift(path: shown) }
        let root = folder.resolvingSymlinksInPath().path + "/"
        otherFiles = files.filter { $0.pathExtension != "swift" }.map {
            let path = $0.resolvingSymlinksInPath().path
            return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
        }.sorted()
    }

    /// The number of folders at the end that spell the module's name, such as `Items/List` for `ItemsList`, or 0.
    private func spelled(_ example: String) -> Int {
        let parts = folder.pathComponents
        return (1...max(parts.count, 1)).first { parts.suffix($0).joined() == example } ?? 0
    }

    /// Returns the folder that contains the modules.
    func base(of example: String) -> URL {
        if isFile { return folder }
        return (0..<max(spelled(example), 1)).reduce(folder) { url, _ in url.deletingLastPathComponent() }
    }

    /// Returns the new module's folders below that one, spelled like the example's.
    func folder(of example: String, for name: ModuleName) -> [String] {
        if isFile { return [] }
        switch spelled(example) {
        case 0:
            let own = folder.lastPathComponent
            return own.contains(example) ? [own.replacing(example, with: name.joined)] : [name.joined]
        case 1: return [name.joined]
        default: return name.parts
        }
    }
}
