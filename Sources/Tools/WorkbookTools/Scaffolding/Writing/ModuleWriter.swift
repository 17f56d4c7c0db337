import Foundation
import SourceModel

/// Writes a new module to its place, after a check of the existing files.
struct ModuleWriter {
    private let name: ModuleName
    private let place: ModulePlace
    /// Every file with its place and its text.
    let files: [(place: URL, text: String)]

    /// Creates a writer of that module for that place.
    init(_ module: NewModule, into place: ModulePlace) {
        self.init(module.name, module.files(testing: place.target), into: place)
    }

    /// Creates a writer of a module after an example, which goes next to the example by default.
    init(_ module: ModuleFromExample, into folder: URL? = nil) {
        let base = folder ?? module.base
        self.init(module.name, module.files, into: ModulePlace(sources: base, tests: base, target: ""))
    }

    /// Creates a writer of any files for a module of that name.
    init(_ name: ModuleName, _ files: [ScaffoldedFile], into place: ModulePlace) {
        self.name = name
        self.place = place
        self.files = files.map { file in
            let folder =
                switch file.kind {
                case .source: place.sources
                case .test: place.tests
                case .page: place.root
                }
            return (folder.appendingPathComponent(file.path), file.text)
        }
    }

    /// Refuses names that are taken, and files that exist.
    /// - Parameter force: Whether to accept that files exist and will be replaced.
    /// - Throws: `ScaffoldError.filesThere`, `ScaffoldError.typeTaken`, or `SourceModelError`.
    func check(force: Bool) throws {
        let there = files.map(\.place.path).filter { FileManager.default.fileExists(atPath: $0) }
        if !there.isEmpty, !force { throw ScaffoldError.filesThere(there.map(shown)) }
        let code = files.filter { $0.place.pathExtension == "swift" }
        let own = try declarations(of: Sources(files: code.map { ($0.place.path, $0.text) }))
        let names = Set(own.map(\.name))
        for folder in place.neighbors where FileManager.default.fileExists(atPath: folder.path) {
            for type in try declarations(in: folder) where names.contains(type.name) && !there.contains(type.file) {
                let parts = name.parts
                throw ScaffoldError.typeTaken(
                    type: type.name, place: "\(shown(type.file)):\(type.line)",
                    suggestion: (parts.dropLast() + [parts[parts.count - 1] + "2"]).joined(separator: "/"))
            }
        }
    }

    /// Writes all files, or none.
    /// - Throws: The errors of `check(force:)`, and `ScaffoldPlaceError.notWritten`.
    func write(force: Bool) throws {
        try check(force: force)
        var beside = place.sources
        while !FileManager.default.fileExists(atPath: beside.path) { beside.deleteLastPathComponent() }
        try FileSwap().write(files, beside: beside)
    }

    /// Returns the path from the current folder, for a file below it.
    func shown(_ path: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }

    // MARK: - What is there

    private typealias Found = (name: String, file: String, line: Int)

    private func declarations(in folder: URL) throws -> [Found] {
        do {
            return declarations(of: try Sources(at: folder, relativeTo: URL(fileURLWithPath: "/"))).map {
                ($0.name, "/" + $0.file, $0.line)
            }
        } catch SourceModelError.nothingSelected {
            return []
        }
    }

    private func declarations(of sources: Sources) -> [Found] {
        sources.files.flatMap { file in
            file.declarations.filter(\.isType).map { ($0.name, file.path, $0.location.line) }
        }
    }
}
