import Foundation

/// Reads whole files, and refuses pipes and devices, from which reading might never end.
enum FileBytes {
    /// Offsets have 32 bits, and no person writes a larger file.
    static let limit = 100_000_000

    static func read(_ path: String, shownAs shown: String) throws(UnreadFile) -> [UInt8] {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw UnreadFile(path: shown, reason: lastError()) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw UnreadFile(path: shown, reason: lastError()) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw UnreadFile(path: shown, reason: "it is no plain file") }
        let size = Int(status.st_size)
        guard size <= limit else {
            throw UnreadFile(
                path: shown, reason: "it has \(size) bytes, and \(limit) is the most", fix: "part it, or leave it out")
        }
        return try read(size, from: file, shownAs: shown)
    }

    private static func read(_ size: Int, from file: Int32, shownAs shown: String) throws(UnreadFile) -> [UInt8] {
        var failed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                #if canImport(Darwin)
                let got = Darwin.read(file, buffer.baseAddress! + count, size - count)
                #else
                let got = Glibc.read(file, buffer.baseAddress! + count, size - count)
                #endif
                if got < 0, errno == EINTR { continue }
                failed = got < 0
                guard got > 0 else { return }
                count += got
            }
        }
        if failed { throw UnreadFile(path: shown, reason: lastError()) }
        return bytes
    }

    private static func lastError() -> String { String(cString: strerror(errno)) }
}
