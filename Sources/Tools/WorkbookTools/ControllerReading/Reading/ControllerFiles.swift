import Foundation
import RoleIndex
import SourceModel

/// Finds the files that belong to a controller's: its extensions, and the files named after the types that it names.
struct ControllerFiles {
    let file: URL
    /// The path that messages show.
    let shown: String

    /// Reads the file by itself.
    /// - Throws: `ControllerError` if the file has no Swift in it, and `SourceModelError`.
    func own() throws -> SourceFile {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
            throw ControllerError.noFile(path: shown)
        }
        guard file.pathExtension == "swift" else { throw ControllerError.notSwift(path: shown) }
        let own = try Sources(at: file, relativeTo: root).files[0]
        if own.declarations.isEmpty { throw ControllerError.empty(path: shown) }
        return own
    }

    /// Reads the file with its extensions and the types that it names, and skips unreadable files of the project.
    func withNamed(by own: SourceFile, controller: String) throws -> Sources {
        let types = own.declarations.flatMap(\.all).flatMap { $0.knownType.map(\.names) ?? [] }
        let parameters = own.declarations.flatMap(\.all).flatMap { $0.parameters.flatMap { $0.type?.names ?? [] } }
        let inherited = own.declarations.flatMap(\.all).flatMap { $0.inherited.flatMap(\.names) }
        let used = own.references.map(\.name).filter { $0.first?.isUppercase == true && !UIKitNames.isUIKit($0) }
        let wanted = Set(types + parameters + inherited + used).filter { !UIKitNames.isUIKit($0) }
        let all = candidates().filter { $0.path != file.path }
        let named = Dictionary(grouping: all) { $0.deletingPathExtension().lastPathComponent }
            .filter { wanted.contains($0.key) && $0.key != controller }
        // Of several files with one name, the nearest one counts: another may belong to a different target.
        let nearest = named.values.compactMap { $0.max { shared($0) < shared($1) } }
        let read = Set(nearest + extensions(of: controller, among: all)).compactMap {
            try? Sources(at: $0, relativeTo: root)
        }
        return Sources(joining: [try Sources(at: file, relativeTo: root)] + read)
    }

    /// The controller's extensions, without those that are nearer to another target's controller of the same name.
    private func extensions(of controller: String, among all: [URL]) -> [URL] {
        let texts = all.compactMap { url in (try? Data(contentsOf: url)).map { (url, $0) } }
        func has(_ words: String, _ text: Data) -> Bool {
            guard let range = text.range(of: Data("\(words) \(controller)".utf8)) else { return false }
            return range.upperBound == text.endIndex || !TextWalk.isInName(text[range.upperBound])
        }
        let others = texts.filter { has("class", $0.1) }.map(\.0)
        return texts.filter { has("extension", $0.1) }.map(\.0).filter { url in
            !others.contains { Self.shared($0, url) > Self.shared(file, url) }
        }
    }

    private func shared(_ url: URL) -> Int { Self.shared(file, url) }

    private static func shared(_ one: URL, _ other: URL) -> Int {
        zip(one.pathComponents, other.pathComponents).prefix { $0 == $1 }.count
    }

    /// The checkout, package or project around the file, or else the file's own folder.
    private var root: URL {
        let folder = file.deletingLastPathComponent()
        var place = folder
        while place.path != "/" {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            if names.contains(where: { $0 == ".git" || $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }) {
                return place
            }
            place.deleteLastPathComponent()
        }
        return folder
    }

    private func candidates() -> [URL] {
        // Only the file itself may be a link, because a folder that is one isn't entered.
        let all = FileManager.default.enumerator(
            at: root.resolvingSymlinksInPath(), includingPropertiesForKeys: [.isSymbolicLinkKey],
            options: [.skipsHiddenFiles, .skipsPackageDescendants])
        var found: [URL] = []
        while let url = all?.nextObject() as? URL {
            if Self.foreign.contains(url.lastPathComponent) {
                all?.skipDescendants()
            } else if url.pathExtension == "swift" {
                let isLink = (try? url.resourceValues(forKeys: [.isSymbolicLinkKey]))?.isSymbolicLink ?? true
                found.append(isLink ? url.standardizedFileURL.resolvingSymlinksInPath() : url)
            }
        }
        return found.sorted { $0.path < $1.path }
    }

    /// Folders of other people's code, of build products and of tests.
    private static let foreign: Set<String> = ["Pods", "Carthage", "build", "DerivedData", "node_modules", "Tests"]
}
