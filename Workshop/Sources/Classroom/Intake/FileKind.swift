import Foundation

/// The kind of file at a path, without following links.
enum FileKind: Equatable {
    case folder, file, hardLink, link, other

    /// Looks at the place; nil if nothing is there.
    init?(of url: URL) { self.init(at: url.path) }

    /// Looks at the path; nil if nothing is there.
    init?(at path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: self = .folder
        case S_IFREG: self = status.st_nlink > 1 ? .hardLink : .file
        case S_IFLNK: self = .link
        default: self = .other
        }
    }
}
