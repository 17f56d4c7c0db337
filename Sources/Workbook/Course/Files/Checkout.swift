import Foundation

/// The folder that holds `Package.swift`, `Lessons` and `Exercises`: one clone of the workbook.
package struct Checkout: Sendable, Equatable {
    /// The folder itself.
    package let root: URL

    /// A checkout at a folder that is known to be one.
    package init(root: URL) {
        self.root = root.standardizedFileURL
    }

    /// Looks upward from the current folder, and then upward from the executable, which lies in `.build`.
    ///
    /// - Throws: `CatalogueError.noCheckout` when neither lies in a checkout.
    package static func find(from folder: URL, executable: URL?) throws(CatalogueError) -> Checkout {
        for start in [folder, executable?.resolvingSymlinksInPath()].compactMap({ $0?.standardizedFileURL }) {
            var candidate = start
            while true {
                if isCheckout(candidate) { return Checkout(root: candidate) }
                let parent = candidate.deletingLastPathComponent().standardizedFileURL
                if parent.path == candidate.path || candidate.path == "/" { break }
                candidate = parent
            }
        }
        throw .noCheckout(from: folder.path)
    }

    /// A file or folder below the root, by its path from there.
    package func url(_ path: String) -> URL {
        root.appendingPathComponent(path)
    }

    /// The path from the root of an absolute path, or that path itself when it lies elsewhere.
    package func path(ofAbsolute path: String) -> String {
        for prefix in [root.path, root.resolvingSymlinksInPath().path] where path.hasPrefix(prefix + "/") {
            return String(path.dropFirst(prefix.count + 1))
        }
        return path
    }

    private static func isCheckout(_ folder: URL) -> Bool {
        ["Package.swift", "Lessons", "Exercises"].allSatisfy {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
    }
}
