import Foundation

/// The identity of a saved file without its contents: a save changes the file, its size or its date.
package struct FileStamp: Sendable, Equatable {
    private let device: UInt64
    private let inode: UInt64
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// Reads the stamp of the file at that path; nil if there is no file.
    package init?(of path: String) {
        var info = stat()
        guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
        device = UInt64(truncatingIfNeeded: info.st_dev)
        inode = UInt64(info.st_ino)
        size = Int64(info.st_size)
        #if canImport(Darwin)
        let time = info.st_mtimespec
        #else
        let time = info.st_mtim
        #endif
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
    }

    /// Returns whether this file was written in the same second of the clock as the other, and not before it.
    package func isOfSameSecond(butNotBefore other: FileStamp) -> Bool {
        seconds == other.seconds && nanoseconds >= other.nanoseconds
    }

    /// The stamp in digits, to compare with one that was kept.
    package var text: String { "\(device) \(inode) \(size) \(seconds) \(nanoseconds)" }
}
