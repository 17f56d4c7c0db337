import Foundation

/// Why the store could not do its job.
nonisolated enum ItemsStoreError: Error, Equatable {
    /// The file is there, but its items can't be read.
    case unreadable(file: URL, reason: String)

    /// The items can't be written to the file.
    case unwritable(file: URL, reason: String)
}

nonisolated extension ItemsStoreError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unreadable(let file, let reason):
            "The items in \(file.path) can't be read: \(reason). "
                + "Nothing was changed; mend the file, or move it away to start without items."
        case .unwritable(let file, let reason):
            "The items can't be stored in \(file.path): \(reason). "
                + "Nothing was changed; make its folder writable, then try again."
        }
    }
}
