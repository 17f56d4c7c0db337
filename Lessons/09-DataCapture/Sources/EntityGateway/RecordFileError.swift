import Foundation

/// Why a file of records could not do its job.
nonisolated enum RecordFileError: Error, Equatable {
    /// The file is there, but its records can't be read.
    case unreadable(file: URL, reason: String)

    /// The records can't be written to the file.
    case unwritable(file: URL, reason: String)
}

nonisolated extension RecordFileError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unreadable(let file, let reason):
            "The records in \(file.path) can't be read: \(reason). "
                + "Nothing was changed; mend the file, or move it away to start without it."
        case .unwritable(let file, let reason):
            "The records can't be stored in \(file.path): \(reason). "
                + "Nothing was changed; make its folder writable, then try again."
        }
    }
}
