import SourceModel

/// A type that the sources declare, with everything that its extensions add.
///
/// It's a class for the same reason as `Codebase`. Only `Codebase` sets its variables, before any rule sees them.
package final class KnownType: @unchecked Sendable {
    /// A piece of the type: its own declaration or an extension, in any file.
    package struct Part {
        /// The file that contains the piece.
        package let file: SourceFile
        /// The type's own declaration, or the extension.
        package let declaration: Declaration
    }

    /// The type's name with those of the types around it, `ItemsListScene.Row`.
    package let path: String
    /// The kind of the type's declaration.
    package let kind: Declaration.Kind
    /// The last part of the path.
    package let name: String
    /// True for a type inside of another one.
    package let isNested: Bool
    /// The type's pieces, its own declaration first.
    package internal(set) var parts: [Part]
    /// The role in the architecture; nil if the type has none.
    package internal(set) var role: Role?
    /// The module that the type is an actor or a part of.
    package internal(set) var module: String?

    /// Makes a type from its parts, without a role or a module yet.
    package init(path: String, kind: Declaration.Kind, parts: [Part]) {
        self.path = path
        self.kind = kind
        let lastDot = path.utf8.lastIndex(of: UInt8(ascii: "."))
        name = lastDot.map { String(path[path.utf8.index(after: $0)...]) } ?? path
        isNested = lastDot != nil
        self.parts = parts
    }

    /// The path of the type around this one.
    package var outer: String? { path.lastIndex(of: ".").map { String(path[..<$0]) } }
    /// The type's own declaration.
    package var main: Part { parts[0] }
    /// True for a protocol.
    package var isProtocol: Bool { kind == .protocol }
    /// True for a class or an actor.
    package var isClass: Bool { kind == .class || kind == .actor }
    /// True for a class whose name says that it keeps or fetches things.
    package var isStore: Bool { isClass && Self.storeEndings.contains(where: name.hasSuffix) }
    /// Whether the name says that the type speaks to something outside of the app.
    package var isClient: Bool { Self.clientEndings.contains(where: name.hasSuffix) }
    /// Whether the name promises to fetch or keep things, even if a protocol's ending follows.
    package var promisesData: Bool { (Self.storeEndings + Self.clientEndings).contains(where: name.contains) }
    /// Whether the type conforms to `Error` or `LocalizedError`.
    package func isError(_ codebase: Codebase) -> Bool {
        inherited.contains { ["Error", "LocalizedError"].contains(codebase.bare($0)) }
    }

    /// Whether the name says that the type does something to things, like a `NoteMapper`, and isn't one of them.
    package var isTool: Bool { kind != .enum && !isProtocol && Self.toolEndings.contains(where: name.hasSuffix) }
    /// Whether the name says that the type only identifies a thing, like an `ItemID`.
    package var isIdentifier: Bool { ["Id", "ID", "Identifier"].contains(where: name.hasSuffix) }
    /// The superclass and the protocols of the declaration and of all extensions, as written.
    package var inherited: [String] { parts.flatMap { $0.declaration.inherited.map(\.text) } }
    /// The members of the declaration and of all extensions.
    package var members: [Declaration] { parts.flatMap(\.declaration.members) }

    /// The first member with a name and a kind.
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

    /// The endings include misspellings that apps use.
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
