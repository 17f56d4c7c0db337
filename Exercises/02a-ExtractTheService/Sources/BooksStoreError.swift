import Foundation

/// Why the store could not do its job.
nonisolated enum BooksStoreError: Error, Equatable {
    /// The file is there, but its books can't be read.
    case unreadable(file: URL, reason: String)

    /// The books can't be put into the file.
    case unwritable(file: URL, reason: String)
}

nonisolated extension BooksStoreError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unreadable(let file, let reason):
            "The books in \(file.path) can't be read: \(reason). "
                + "Nothing was changed; mend the file, or move it away to start with a first shelf."
        case .unwritable(let file, let reason):
            "The books can't be stored in \(file.path): \(reason). "
                + "Nothing was changed; make its folder writable, then try again."
        }
    }
}
