import Foundation
import RoleIndex

/// The names that a project gives to roles and folders in its `.workbook-roles.json`.
public struct RoleNames: Equatable, Sendable {
    /// The name of the file.
    public static let fileName = ".workbook-roles.json"

    /// The path of the file that the names come from, as messages show it.
    public let file: String
    /// Endings of types' names.
    package var roles: [Role: [String]] = [:]
    /// Endings of the names of role protocols.
    package var protocols: [Role: [String]] = [:]
    /// Names of folders that hold a role's types.
    package var folders: [Role: [String]] = [:]
    /// Names of folders that hold modules.
    package var modules: [String] = []

    /// Makes the names of a project that has given none yet.
    package init(file: String) { self.file = file }

    /// The file in a folder or in the nearest one above it, up to the repository's root folder.
    public static func file(above location: URL) -> URL? {
        var folder = location.standardizedFileURL
        while true {
            let file = folder.appendingPathComponent(fileName)
            if FileManager.default.fileExists(atPath: file.path) { return file }
            let isTop = folder.path == "/" || folder.path.isEmpty
            if isTop || FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
                return nil
            }
            folder.deleteLastPathComponent()
        }
    }

    /// Reads the names that apply to a folder; nil if no file gives any.
    /// - Throws: `RoleNamesError`
    public init?(above location: URL) throws(RoleNamesError) {
        guard let file = Self.file(above: location) else { return nil }
        try self.init(at: file)
    }

    /// Reads a file of names.
    /// - Throws: `RoleNamesError`
    public init(at file: URL) throws(RoleNamesError) {
        let here = FileManager.default.currentDirectoryPath + "/"
        let path = file.standardizedFileURL.path
        let shown = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
        guard let data = try? Data(contentsOf: file) else {
            throw RoleNamesError(
                file: shown, line: 1, what: "the file can't be read", fix: "check that it is there and may be read")
        }
        try self.init(json: [UInt8](data), file: shown)
    }

    /// Reads names from a text.
    /// - Throws: `RoleNamesError`
    public init(json: String, file: String = Self.fileName) throws(RoleNamesError) {
        try self.init(json: Array(json.utf8), file: file)
    }

    private init(json: [UInt8], file: String) throws(RoleNamesError) {
        self.file = file
        try RoleNamesReader(file: file).read(json, into: &self)
    }
}

extension Architecture {
    /// The same architecture with a project's own names.
    public func named(by names: RoleNames?) -> Architecture {
        guard let names else { return self }
        var named = self
        named.vocabulary = vocabulary.named(by: names)
        return named
    }
}

extension Vocabulary {
    /// The vocabulary with a project's names; a name given to one role no longer counts for another.
    package func named(by names: RoleNames) -> Vocabulary {
        var named = self
        named.actors = actors.map { $0.named(by: names) }
        named.others = others.map { $0.named(by: names) }
        named.moduleFolders.formUnion(names.modules)
        named.entries += names.roles[.appEntry] ?? []
        return named
    }
}

extension Vocabulary.Part {
    fileprivate func named(by names: RoleNames) -> Vocabulary.Part {
        var part = self
        part.suffixes = Self.merged(suffixes, names.roles, role)
        part.protocols = Self.merged(protocols, names.protocols, role)
        part.folders = Self.merged(folders, names.folders, role)
        return part
    }

    private static func merged(_ own: [String], _ given: [Role: [String]], _ role: Role) -> [String] {
        let taken = Set(given.filter { $0.key != role }.values.joined())
        return (given[role] ?? []) + own.filter { !taken.contains($0) }
    }
}
