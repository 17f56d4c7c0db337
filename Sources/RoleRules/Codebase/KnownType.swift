import SourceModel

/// A type that the sources declare, with everything its extensions add. A class as `Codebase` is, which alone sets its
/// variables, before any rule sees it.
final class KnownType: @unchecked Sendable {
    /// A piece of it: its own declaration or an extension, in any file.
    struct Part {
        let file: SourceFile
        let declaration: Declaration
    }

    /// With the types around it, `ItemsListScene.Row`.
    let path: String
    let kind: Declaration.Kind
    /// Its own declaration first.
    var parts: [Part]
    var role: Role?
    /// The module of which it is an actor or a part.
    var module: String?

    init(path: String, kind: Declaration.Kind, parts: [Part]) {
        self.path = path
        self.kind = kind
        self.parts = parts
    }

    /// The last part of its path.
    var name: String { path.split(separator: ".").last.map(String.init) ?? path }
    /// The path of the type around it.
    var outer: String? { path.lastIndex(of: ".").map { String(path[..<$0]) } }
    var main: Part { parts[0] }
    var isNested: Bool { path.contains(".") }
    var isProtocol: Bool { kind == .protocol }
    var isClass: Bool { kind == .class || kind == .actor }
    /// By its name it keeps or fetches things, and is none of them.
    var isStore: Bool { isClass && Self.storeEndings.contains(where: name.hasSuffix) }
    /// Superclass and protocols of the declaration and of all extensions, as written.
    var inherited: [String] { parts.flatMap { $0.declaration.inherited.map(\.text) } }
    var members: [Declaration] { parts.flatMap(\.declaration.members) }

    /// The first member of a name and a kind.
    func member(named name: String, of kind: Declaration.Kind) -> Declaration? {
        for part in parts {
            if let found = part.declaration.members(named: name).first(where: { $0.kind == kind }) { return found }
        }
        return nil
    }

    var storedProperties: [Declaration] {
        main.declaration.members.filter { $0.kind == .property && $0.isStored && !$0.isStatic }
    }

    private static let storeEndings = [
        "Store", "Storage", "Repository", "Service", "Client", "API", "Gateway", "Database", "Manager", "Cache",
        "Loader", "Downloader", "Uploader", "Fetcher", "Provider",
    ]
}
