import Foundation

/// The folder of one clone of the workbook, with `Package.swift`, `Lessons` and `Exercises`.
package struct Checkout: Sendable, Equatable {
    /// The folder itself.
    package let root: URL

    /// Creates a checkout from a folder that is known to be one.
    package init(root: URL) {
        self.root = root.standardizedFileURL
    }

    /// Finds a checkout among the current folder and those above it, or else above the executable, which is in
    /// `.build`.
    ///
    /// - Throws: `CatalogueError.noCheckout` if neither is in a checkout.
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

    /// Returns a file or folder by its path from the root.
    package func url(_ path: String) -> URL {
        root.appendingPathComponent(path)
    }

    /// Returns the path from the root for an absolute path, or the path itself if it is outside the checkout.
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
