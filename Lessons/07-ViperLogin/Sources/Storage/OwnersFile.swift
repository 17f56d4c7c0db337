import Foundation

/// A file that only its owner can read or write, at any moment.
nonisolated struct OwnersFile {
    let url: URL

    init(_ url: URL) {
        self.url = url
    }

    /// Writes the file as a whole, or leaves it as it was.
    ///
    /// The bytes go into a new file beside it, which then takes its name. The new file is made with its permissions:
    /// to write first and forbid afterward would leave a moment in which everybody can read.
    func write(_ data: Data) throws {
        let draft = url.deletingLastPathComponent().appending(path: ".\(UUID().uuidString)")
        let descriptor = open(draft.path, O_CREAT | O_EXCL | O_WRONLY, 0o600)
        guard descriptor >= 0 else { throw Self.lastError() }
        do {
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try handle.write(contentsOf: data)
            try handle.synchronize()
            try handle.close()
            guard rename(draft.path, url.path) == 0 else { throw Self.lastError() }
        } catch {
            try? FileManager.default.removeItem(at: draft)
            throw error
        }
    }

    private static func lastError() -> any Error {
        POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
}
