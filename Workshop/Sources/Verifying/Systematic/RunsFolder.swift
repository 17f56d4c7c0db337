import Foundation

/// A folder for the files that test runs write, in memory where it can be: stores that save safely wait for the disk each time.
///
/// A run that is ended before its time leaves its files behind. They are gone with this object.
final class RunsFolder: Sendable {
    let path: String
    /// Bytes that have to be free in memory: a full one would make right answers fail.
    private static let room = 256 << 20

    /// Lies on the disk where `memory` is not there or too full, as on macOS; nil where nothing can be made there either.
    init?(memory: String = "/dev/shm") {
        let files = FileManager.default
        let free = try? files.attributesOfFileSystem(forPath: memory)[.systemFreeSize] as? NSNumber
        let places = (free.map { $0.intValue >= Self.room } ?? false ? [memory] : []) + [files.temporaryDirectory.path]
        let name = "workbook-\(UUID().uuidString)"
        let made = places.lazy.map { "\($0)/\(name)" }.first {
            (try? files.createDirectory(atPath: $0, withIntermediateDirectories: false)) != nil
        }
        guard let made else { return nil }
        path = made
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
