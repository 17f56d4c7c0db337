import Foundation

extension URL {
    /// What was typed in this folder means: an absolute path, or one from here on.
    package func resolving(_ path: String) -> URL {
        let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : appendingPathComponent(path)
        return url.standardizedFileURL.resolvingSymlinksInPath()
    }
}
