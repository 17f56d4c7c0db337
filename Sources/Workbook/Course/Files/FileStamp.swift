import Foundation

/// What says that a file was saved, without reading it: another file of that name, another size, or another time.
package struct FileStamp: Sendable, Equatable {
    private let device: UInt64
    private let inode: UInt64
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// The stamp of what lies there; nil where there is no file.
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

    /// Whether it was written in the same second of the clock as the other, and not before it.
    package func isOfSameSecond(butNotBefore other: FileStamp) -> Bool {
        seconds == other.seconds && nanoseconds >= other.nanoseconds
    }

    /// The stamp in figures, to be compared with one that was kept.
    package var text: String { "\(device) \(inode) \(size) \(seconds) \(nanoseconds)" }
}
