import SourceModel

/// A type that the sources declare, with everything its extensions add. A class as `Codebase` is, which alone sets its
/// variables, before any rule sees it.
package final class KnownType: @unchecked Sendable {
    /// A piece of it: its own declaration or an extension, in any file.
    package struct Part {
        /// Where it stands.
        package let file: SourceFile
        /// The type's own declaration, or the extension.
        package let declaration: Declaration
    }

    /// With the types around it, `ItemsListScene.Row`.
    package let path: String
    /// What it was declared as.
    package let kind: Declaration.Kind
    /// The last part of its path.
    package let name: String
    /// Whether another type is around it.
    package let isNested: Bool
    /// Its own declaration first.
    package internal(set) var parts: [Part]
    /// What it is in the architecture; nil where it plays no role.
    package internal(set) var role: Role?
    /// The module of which it is an actor or a part.
    package internal(set) var module: String?

    /// A type from its parts, not placed yet.
    package init(path: String, kind: Declaration.Kind, parts: [Part]) {
        self.path = path
        self.kind = kind
        let lastDot = path.utf8.lastIndex(of: UInt8(ascii: "."))
        name = lastDot.map { String(path[path.utf8.index(after: $0)...]) } ?? path
        isNested = lastDot != nil
        self.parts = parts
    }

    /// The path of the type around it.
    package var outer: String? { path.lastIndex(of: ".").map { String(path[..<$0]) } }
    /// Its own declaration.
    package var main: Part { parts[0] }
    /// Whether it is a protocol.
    package var isProtocol: Bool { kind == .protocol }
    /// Whether it is a class or an actor.
    package var isClass: Bool { kind == .class || kind == .actor }
    /// By its name it keeps or fetches things, and is none of them.
    package var isStore: Bool { isClass && Self.storeEndings.contains(where: name.hasSuffix) }
    /// By its name it speaks to others outside of the app.
    package var isClient: Bool { Self.clientEndings.contains(where: name.hasSuffix) }
    /// By its name it fetches or keeps things, though a protocol's own ending may follow.
    package var promisesData: Bool { (Self.storeEndings + Self.clientEndings).contains(where: name.contains) }
    /// Whether it is thrown, or says why something failed.
    package func isError(_ codebase: Codebase) -> Bool {
        inherited.contains { ["Error", "LocalizedError"].contains(codebase.bare($0)) }
    }

    /// By its name it does something to things, and is none of them: a `NoteMapper`.
    package var isTool: Bool { kind != .enum && !isProtocol && Self.toolEndings.contains(where: name.hasSuffix) }
    /// By its name it tells one thing from all others, and says nothing about it: an `ItemID`.
    package var isIdentifier: Bool { ["Id", "ID", "Identifier"].contains(where: name.hasSuffix) }
    /// Superclass and protocols of the declaration and of all extensions, as written.
    package var inherited: [String] { parts.flatMap { $0.declaration.inherited.map(\.text) } }
    /// What the declaration and all extensions declare.
    package var members: [Declaration] { parts.flatMap(\.declaration.members) }

    /// The first member of a name and a kind.
    package func member(named name: String, of kind: Declaration.Kind) -> Declaration? {
        for part in parts {
            if let found = part.declaration.members(named: name).first(where: { $0.kind == kind }) { return found }
        }
        return nil
    }

    /// The stored properties of each instance.
    package var storedProperties: [Declaration] {
        main.declaration.members.filter { $0.kind == .property && $0.isStored && !$0.isStatic }
    }

    /// Some are spelled as apps spell them.
    private static let storeEndings = [
        "Store", "Storage", "Repository", "Service", "Client", "API", "Gateway", "Database", "Manager", "Cache",
        "Loader", "Downloader", "Uploader", "Fetcher", "Provider", "DataLayer", "CoreDataStack", "Persistence",
        "Persistance",
    ]
    private static let clientEndings = ["Network", "Networking", "Requester", "Worker", "DataSource"]
    private static let toolEndings = [
        "Mapper", "Parser", "Converter", "Interceptor", "UseCase", "Helper", "Handler", "Observable", "Observer",
        "Defaults", "Factory", "Validator", "Session", "Responder", "Operation", "SharedState",
    ]
}
