import Course
import Foundation

/// The record of a written app, by which the command later knows its own files from edited ones.
struct AppRecord: Sendable, Equatable {
    /// The name of its file in the app's folder.
    static let file = ".workbook-app"
    /// What Xcode, Swift Playground and the Finder add: it doesn't count as edited, and is kept.
    static let others: Set = [".swiftpm", ".build", "Package.resolved", ".DS_Store"]

    private let prints: [String: String]

    /// Creates the record of these files.
    init(of files: [AppFile]) {
        prints = Dictionary(uniqueKeysWithValues: files.map { ($0.path, Self.print(of: $0.data)) })
    }

    /// Reads the record in a folder; nil if the folder has none.
    init?(in folder: URL) {
        guard let text = try? String(contentsOf: folder.appendingPathComponent(Self.file), encoding: .utf8) else {
            return nil
        }
        prints = text.split(separator: "\n").reduce(into: [:]) { prints, line in
            let parts = line.split(separator: " ", maxSplits: 1)
            if parts.count == 2 { prints[String(parts[1])] = String(parts[0]) }
        }
    }

    /// The text of its file: a fingerprint and a path on each line.
    var text: String { prints.sorted { $0.key < $1.key }.map { "\($1) \($0)\n" }.joined() }

    /// Returns what is different in a folder: the files that were changed, removed or added, in order.
    func differences(in folder: URL) -> [String] {
        let found = Self.files(in: folder)
        let changed = prints.filter { path, print in
            (try? Data(contentsOf: folder.appendingPathComponent(path))).map(Self.print) != print
        }
        return Set(changed.keys).union(found.filter { prints[$0] == nil }).sorted()
    }

    private static func files(in folder: URL) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        return all.filter { path in
            let parts = path.split(separator: "/").map(String.init)
            if parts.first.map(others.contains) == true || parts.last == ".DS_Store" || path == file { return false }
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: folder.path + "/" + path, isDirectory: &isFolder)
            return !(isThere && isFolder.boolValue)
        }
    }

    private static func print(of data: Data) -> String {
        var print = Fingerprint()
        print.add(data)
        return print.text
    }
}
