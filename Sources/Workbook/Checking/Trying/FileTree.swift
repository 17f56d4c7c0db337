import Course
import Foundation

/// The contents of files by their paths below a folder.
package typealias FileTree = [String: Data]

extension FileTree {
    /// The files that no suite reads: texts, and those that only verify uses.
    private static let apart = ["README.md", "journeys.json", "alternative.json", "hints.md", "exercise.json"]

    /// Reads the files below a folder that a build or a suite may read; empty if there is no such folder.
    package init(below folder: URL) {
        self.init()
        let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        for path in paths where !Self.apart.contains(path) {
            let url = folder.appendingPathComponent(path)
            let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
            if !isHidden, let data = try? Data(contentsOf: url) { self[path] = data }
        }
    }

    /// Returns these files with others laid over them.
    package func overlaid(with others: FileTree) -> FileTree { merging(others) { $1 } }
}

extension Fingerprint {
    /// Adds files by their paths and their bytes.
    package mutating func add(_ tree: FileTree) {
        for (file, data) in tree.sorted(by: { $0.key < $1.key }) {
            add(Data(file.utf8))
            add(data)
        }
    }
}
