import Foundation

@testable import workshop

/// A folder of submissions whose name has spaces and umlauts; it is removed with the object.
final class Desk {
    let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("Schreib tisch für \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    static let worker = "Exercises/13a-Worker/Sources/Worker.swift"

    func url(_ path: String) -> URL { root.appendingPathComponent(path) }

    func write(_ path: String, _ data: Data = Data("struct Worker {}\n".utf8)) throws {
        try folder((path as NSString).deletingLastPathComponent)
        try data.write(to: url(path))
    }

    func folder(_ path: String) throws {
        try FileManager.default.createDirectory(at: url(path), withIntermediateDirectories: true)
    }

    func link(_ path: String, to target: String) throws {
        try folder((path as NSString).deletingLastPathComponent)
        try FileManager.default.createSymbolicLink(atPath: url(path).path, withDestinationPath: target)
    }

    func hardLink(_ path: String, to target: String) throws {
        try folder((path as NSString).deletingLastPathComponent)
        try FileManager.default.linkItem(at: url(target), to: url(path))
    }

    func pipe(_ path: String) throws {
        try folder((path as NSString).deletingLastPathComponent)
        guard mkfifo(url(path).path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

    /// Returns everything below a folder, sorted.
    func files(_ path: String) -> [String] {
        ((FileManager.default.enumerator(atPath: url(path).path)?.allObjects as? [String]) ?? []).sorted()
    }
}
