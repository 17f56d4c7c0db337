import Foundation

/// Everything in a submission's folder that may belong to an answer, without following links.
///
/// Paths have slashes, even if a program that unpacked them left the backslashes of Windows in the files' names. They are
/// kept by folder, because a student's copy of the workbook has thousands of files and a few that matter.
struct SubmissionTree: Sendable {
    /// A file, or something else that isn't a folder.
    struct Entry: Sendable, Equatable {
        /// The path from the submission's folder, without the name.
        let folder: String
        let name: String
        /// The path on the disk.
        let place: String
        let kind: FileKind

        var path: String { folder.isEmpty ? name : "\(folder)/\(name)" }
        var url: URL { URL(fileURLWithPath: place) }
    }

    /// How deep the search goes, and how many entries it looks at.
    private static let limits = (depth: 24, entries: 50_000)
    /// Folders that never contain answers.
    private static let apart: Set = ["__MACOSX", "node_modules"]

    /// The files and links in each folder, by the folder's path.
    private var files: [String: [Entry]] = ["": []]
    /// The folders' paths, by their paths in lowercase.
    private var spellings: [String: [String]] = [:]
    /// The folders' paths, by their names in lowercase.
    private var namesakes: [String: [String]] = [:]

    /// Lists a folder.
    init(below root: URL) throws(Refusal) {
        var (level, count) = ([(path: "", place: root.path)], 0)
        for _ in 0..<Self.limits.depth where !level.isEmpty {
            var next: [(path: String, place: String)] = []
            for (folder, place) in level {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
                count += names.count
                if count > Self.limits.entries { throw Refusal("holds more than \(Self.limits.entries) files") }
                for name in names where !name.hasPrefix(".") && !Self.apart.contains(name) {
                    let place = "\(place)/\(name)"
                    guard let kind = FileKind(at: place) else { continue }
                    if kind == .folder {
                        next.append((folder.isEmpty ? name : "\(folder)/\(name)", place))
                    } else {
                        add(name, in: folder, at: place, kind)
                    }
                }
            }
            for folder in next { files[folder.path] = files[folder.path] ?? [] }
            level = next
        }
        indexFolders()
    }

    /// Makes a tree of files that were handed in without a folder, by the names that their students gave them.
    init(of places: [(name: String, place: URL)]) {
        for (name, place) in places { add(name, in: "", at: place.path, .file) }
        indexFolders()
    }

    private mutating func add(_ name: String, in folder: String, at place: String, _ kind: FileKind) {
        guard name.utf8.contains(UInt8(ascii: "\\")) else {
            files[folder, default: []].append(Entry(folder: folder, name: name, place: place, kind: kind))
            return
        }
        // A folder's own entry ends with a backslash.
        let parts = name.split(separator: "\\").map(String.init)
        let isHidden = parts.contains { $0.hasPrefix(".") || Self.apart.contains($0) }
        guard let last = parts.last, !isHidden, !name.hasSuffix("\\") else { return }
        var path = folder
        for part in parts.dropLast() {
            path = path.isEmpty ? part : "\(path)/\(part)"
            files[path] = files[path] ?? []
        }
        files[path, default: []].append(Entry(folder: path, name: last, place: place, kind: kind))
    }

    private mutating func indexFolders() {
        for folder in files.keys {
            let lowercase = folder.lowercased()
            spellings[lowercase, default: []].append(folder)
            namesakes[Self.split(lowercase).name, default: []].append(folder)
        }
    }

    private static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return ("", path) }
        return (String(path[..<slash]), String(path[path.index(after: slash)...]))
    }

    // MARK: - Looking

    /// All files and links, sorted by path.
    var entries: [Entry] { files.values.flatMap { $0 }.sorted { $0.path < $1.path } }

    /// The paths of the folders that directly contain a file with this name.
    func folders(with file: String) -> [String] {
        files.compactMap { folder, entries in entries.contains { $0.name == file } ? folder : nil }.sorted()
    }

    /// The paths of the folders with this name, whatever the case of its letters.
    func folders(named name: String) -> [String] { (namesakes[name.lowercased()] ?? []).sorted() }

    /// The entries in a folder itself, sorted by name.
    func entries(in folder: String) -> [Entry] { (files[folder] ?? []).sorted { $0.name < $1.name } }

    /// Returns the entries below a folder, with their paths from there, sorted.
    func entries(below folder: String) -> [(path: String, entry: Entry)] {
        let prefix = folder.isEmpty ? "" : folder + "/"
        return files.filter { folder.isEmpty || $0.key == folder || $0.key.hasPrefix(prefix) }.values.joined()
            .map { (String($0.path.dropFirst(prefix.count)), $0) }.sorted { $0.0 < $1.0 }
    }

    /// Returns the entries at a path; those that differ from it in case count if no other has exactly that path.
    func entries(at path: String) -> [Entry] {
        let (folder, name) = Self.split(path)
        let lowercase = name.lowercased()
        let found = (spellings[folder.lowercased()] ?? []).flatMap { files[$0] ?? [] }
            .filter { $0.name.lowercased() == lowercase }
        return found.first { $0.path == path }.map { [$0] } ?? found
    }

    /// Whether there is a folder at a path, whatever the case of its letters.
    func hasFolder(_ path: String) -> Bool { spellings[path.lowercased()] != nil }

    /// Whether one of the folders in a path is a link.
    func isBehindLink(_ path: String) -> Bool {
        let folder = Self.split(path).folder
        if folder.isEmpty { return false }
        return entries(at: folder).contains { $0.kind == .link } || isBehindLink(folder)
    }
}
