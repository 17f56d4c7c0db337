import Foundation

/// A folder for the files of test runs, in memory if possible, because stores that save safely wait for the disk each
/// time.
///
/// A run that is stopped early leaves its files behind; they are removed together with this object.
final class RunsFolder: Sendable {
    let path: String
    /// The bytes that must be free in memory; in a full one, right answers would fail.
    private static let room = 256 << 20

    /// Makes the folder in `memory`, or on the disk if that is missing (as on macOS) or too full; nil if neither is
    /// possible.
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
