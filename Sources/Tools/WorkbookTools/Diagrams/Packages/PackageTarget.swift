import Foundation
import SourceModel

/// A target with the folder of its sources.
struct PackageTarget {
    let name: String
    let type: String
    /// The package's targets that it uses, according to the manifest.
    let dependencies: [String]
    private let folder: URL?
    private let exclude: [String]
    private let sources: [String]?

    /// Finds the folder as SwiftPM does.
    ///
    /// - Throws: `PackageDiagramError.noSources`.
    init(_ target: PackageManifest.Target, of manifest: PackageManifest, in root: URL) throws(PackageDiagramError) {
        name = target.name
        type = target.type
        let known = Set(manifest.targets.map(\.name))
        dependencies = target.dependencies.compactMap(\.name).filter { known.contains($0) && $0 != target.name }
        exclude = target.exclude ?? []
        sources = target.sources
        guard Self.withSources.contains(target.type) else {
            folder = nil
            return
        }
        let own = ["test": ["Tests"], "plugin": ["Plugins"]][target.type] ?? []
        let usual = own + ["Sources", "Source", "src", "srcs"]
        let places = target.path.map { [$0] } ?? usual.map { "\($0)/\(target.name)" }
        // A package with one target may have its files directly in Sources.
        let alone = target.path == nil && target.type != "test" && manifest.targets.count { $0.type != "test" } == 1
        let all = places + (alone ? ["Sources"] : [])
        let found = all.map { root.appendingPathComponent($0).standardizedFileURL }.first { url in
            FileManager.default.fileExists(atPath: url.path)
        }
        guard let found else { throw .noSources(target: target.name, lookedIn: all) }
        folder = found
    }

    private static let withSources: Set = ["regular", "executable", "test", "macro", "plugin"]

    /// The name for an import: `my-kit` is imported as `my_kit`.
    var module: String {
        let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return letters.first?.isNumber == true ? "_" + String(letters.dropFirst()) : String(letters)
    }

    /// Whether a dependent target has to import it; tools are only built, and C libraries may be included.
    var isImported: Bool { type == "regular" || type == "test" }

    /// Its Swift files, with places from the target's folder, and the files that can't be read.
    ///
    /// - Throws: `SourceModelError`.
    func read(relativeTo base: URL) throws -> (files: [SourceFile], unread: [UnreadFile]) {
        guard let folder else { return ([], []) }
        var all: (files: [SourceFile], unread: [UnreadFile]) = ([], [])
        for source in sources ?? [""] {
            let url = source.isEmpty ? folder : folder.appendingPathComponent(source)
            do {
                let read = try Sources(at: url, relativeTo: base, unread: .listed)
                all.files += read.files.filter { !isExcluded($0, below: source) }
                all.unread += read.unread
            } catch SourceModelError.nothingSelected, SourceModelError.missing {
                continue
            }
        }
        return all
    }

    private func isExcluded(_ file: SourceFile, below source: String) -> Bool {
        let isFile = source.hasSuffix(".swift")
        let path = ((source.isEmpty ? [] : [source]) + (isFile ? [] : file.place)).joined(separator: "/")
        return path == "Package.swift" || exclude.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
}
