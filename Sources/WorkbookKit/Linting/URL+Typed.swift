import Foundation

extension URL {
    /// What was typed in this folder means: an absolute path, or one from here on.
    func typed(_ path: String) -> URL {
        let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : appendingPathComponent(path)
        return url.standardizedFileURL.resolvingSymlinksInPath()
    }
}
