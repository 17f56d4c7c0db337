import Foundation

extension URL {
    /// Returns the file or folder for a path typed in this folder, which may be absolute or relative.
    package func resolving(_ path: String) -> URL {
        let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : appendingPathComponent(path)
        return url.standardizedFileURL.resolvingSymlinksInPath()
    }
}
