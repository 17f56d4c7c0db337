import Foundation

extension URL {
    /// The file or folder that is meant by a path typed in this folder: an absolute one, or one from here on.
    package func resolving(_ path: String) -> URL {
        let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : appendingPathComponent(path)
        return url.standardizedFileURL.resolvingSymlinksInPath()
    }
}
