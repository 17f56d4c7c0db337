import Foundation
import Scaffolding

/// A temporary folder with a controller in it, and places for what is written after it; gone with the object.
final class ControllerFolder {
    let root: URL
    let place: ModulePlace
    private let top: URL

    init(_ name: String) throws {
        top = FileManager.default.temporaryDirectory.appendingPathComponent("Ordner \(UUID().uuidString)")
        root = top.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        place = ModulePlace(
            sources: root.appendingPathComponent("Sources"), tests: root.appendingPathComponent("Tests"),
            target: "App")
    }

    deinit {
        try? FileManager.default.removeItem(at: top)
    }

    func write(_ path: String, _ text: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func read(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }
}
