import Foundation

/// Why the store could not do its job.
nonisolated enum SessionStoreError: Error, Equatable {
    /// The session can't be written to the file.
    case unwritable(file: URL, reason: String)

    /// The file can't be deleted.
    case undeletable(file: URL, reason: String)
}

nonisolated extension SessionStoreError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unwritable(let file, let reason):
            "The session can't be stored in \(file.path): \(reason). "
                + "What was stored before is still there; make its folder writable, then log in again."
        case .undeletable(let file, let reason):
            "The session in \(file.path) can't be deleted: \(reason). Make its folder writable, then log out again."
        }
    }
}
