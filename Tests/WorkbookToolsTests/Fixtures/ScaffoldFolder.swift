import Foundation

@testable import WorkbookTools

/// A temporary folder with places for sources and for tests; gone with the object.
package final class ScaffoldFolder {
    package let root: URL
    package let place: ModulePlace
    private let top: URL

    package init(_ name: String) throws {
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

    package func module(_ name: String, _ architecture: ScaffoldArchitecture) throws -> NewModule {
        try NewModule(ModuleName(name), architecture: architecture, events: ["onSave"])
    }

    package func writer(_ name: String, _ architecture: ScaffoldArchitecture) throws -> ModuleWriter {
        ModuleWriter(try module(name, architecture), into: place)
    }

    package func write(_ path: String, _ text: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    package func read(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Every file, hidden ones too, from the folder.
    package func files() -> [String] {
        let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return all.filter { path in
            var isFolder: ObjCBool = false
            let place = root.appendingPathComponent(path).path
            return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }

    /// Every folder, from this one.
    package func folders() -> Set<String> {
        let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return Set(all).subtracting(files())
    }
}
