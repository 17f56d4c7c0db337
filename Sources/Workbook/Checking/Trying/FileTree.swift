import Course
import Foundation

/// Files by their paths below a folder, with their bytes.
package typealias FileTree = [String: Data]

extension FileTree {
    /// What no suite reads: texts, and what verify itself works with.
    private static let apart = ["README.md", "journeys.json", "alternative.json", "hints.md", "exercise.json"]

    /// The files below a folder that a build or a suite may read; none where there is no such folder.
    package init(below folder: URL) {
        self.init()
        let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        for path in paths where !Self.apart.contains(path) {
            let url = folder.appendingPathComponent(path)
            let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
            if !isHidden, let data = try? Data(contentsOf: url) { self[path] = data }
        }
    }

    /// These files with others laid over them.
    package func overlaid(with others: FileTree) -> FileTree { merging(others) { $1 } }
}

extension Fingerprint {
    /// Mixes in files by their paths and their bytes.
    package mutating func add(_ tree: FileTree) {
        for (file, data) in tree.sorted(by: { $0.key < $1.key }) {
            add(Data(file.utf8))
            add(data)
        }
    }
}
