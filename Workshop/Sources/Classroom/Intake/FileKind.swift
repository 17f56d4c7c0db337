import Foundation

/// What lies at a path, no link followed.
enum FileKind: Equatable {
    case folder, file, hardLink, link, other

    /// Nil where there is nothing.
    init?(of url: URL) {
        var status = stat()
        guard lstat(url.path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: self = .folder
        case S_IFREG: self = status.st_nlink > 1 ? .hardLink : .file
        case S_IFLNK: self = .link
        default: self = .other
        }
    }
}
