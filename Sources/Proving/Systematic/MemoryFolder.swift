import Foundation

/// A folder in memory for the files that test runs write, since stores that save safely wait for the disk each time.
///
/// It is gone with this object. macOS has no such place that is always there; runs write to the disk then.
final class MemoryFolder: Sendable {
    let path: String
    private static let place = "/dev/shm"
    /// Bytes that have to be free there: a full one would make right answers fail.
    private static let room = 256 << 20

    /// Nil where there is no such place, or too little of it is free.
    init?() {
        let files = FileManager.default
        path = "\(Self.place)/workbook-\(UUID().uuidString)"
        guard let free = try? files.attributesOfFileSystem(forPath: Self.place)[.systemFreeSize] as? NSNumber,
            free.intValue >= Self.room,
            (try? files.createDirectory(atPath: path, withIntermediateDirectories: false)) != nil
        else { return nil }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
