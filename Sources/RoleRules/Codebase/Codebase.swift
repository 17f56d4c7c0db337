import SourceModel

/// The sources, prepared for rules: types with their extensions, roles, modules.
struct Codebase {
    /// Tests excepted: they make actors, and spies play their roles.
    let files: [SourceFile]
    let vocabulary: Vocabulary
    private(set) var types: [KnownType] = []
    private(set) var modules: [AppModule] = []
    /// By path, `ItemsListScene.Row`; several where several targets are read at once.
    private var indicesByPath: [String: [Int]] = [:]
    /// What typealiases stand for, by path.
    private var aliases: [String: String] = [:]
    /// Variables and functions outside of types, by name.
    private(set) var globals: [String: Declaration] = [:]

    init(_ sources: Sources, vocabulary: Vocabulary) {
        files = sources.files.filter { !Self.isTest($0) }
        self.vocabulary = vocabulary
        collectTypes()
        collectExtensions()
        let placing = Placing(codebase: self)
        modules = placing.modules()
        for index in types.indices {
            let place = placing.place(of: types[index], in: modules)
            types[index].role = place.role
            types[index].module = place.module
        }
        for index in types.indices where types[index].isNested { inheritPlace(index) }
        for index in modules.indices {
            modules[index].actors = types.filter { $0.module == modules[index].name && isActor($0) && !$0.isNested }
                .map(\.path)
        }
    }

    /// Whether anything in the sources plays a part in the architecture.
    ///
    /// With contracts that takes a module, since a shared base class alone is no app; without them somebody
    /// behind the views, since an app of nothing but view controllers is no VIPER.
    var hasRoles: Bool {
        guard vocabulary.hasContracts else {
            return types.contains { isActor($0) && ($0.role.flatMap(vocabulary.actor)?.depth ?? 0) > 0 }
        }
        return !modules.isEmpty
            || types.contains { $0.main.file.folders.contains("Modules") && isViewController($0) }
    }

    /// A role of the vocabulary, not only a part of a view or the app's entry.
    func isActor(_ type: KnownType) -> Bool {
        type.role.flatMap(vocabulary.actor) != nil && !type.isProtocol
    }

    func type(at path: String) -> KnownType? { indicesByPath[path]?.first.map { types[$0] } }

    func alias(at path: String) -> String? { aliases[path] }

    /// The types whose declarations or extensions name the protocol.
    func conformers(of protocolName: String) -> [KnownType] {
        types.filter { !$0.isProtocol && $0.inherited.contains { bare($0) == protocolName } }
    }

    private static func isTest(_ file: SourceFile) -> Bool {
        file.folders.contains { $0.hasSuffix("Tests") }
            || file.imports.contains { $0.module == "XCTest" || $0.module == "Testing" }
    }

    // MARK: - Collecting

    private mutating func collectTypes() {
        for file in files {
            for declaration in file.declarations { collect(declaration, in: file, below: nil) }
        }
    }

    private mutating func collect(_ declaration: Declaration, in file: SourceFile, below outer: String?) {
        let path = outer.map { "\($0).\(declaration.name)" } ?? declaration.name
        if declaration.isType {
            let part = KnownType.Part(file: file, declaration: declaration)
            indicesByPath[path, default: []].append(types.count)
            types.append(KnownType(path: path, kind: declaration.kind, parts: [part]))
        } else if declaration.kind == .typealias {
            aliases[path] = declaration.type?.text
            return
        } else if declaration.kind != .extension {
            let isGlobal = outer == nil && (declaration.kind == .global || declaration.kind == .function)
            if isGlobal { globals[declaration.name] = declaration }
            // A type declared inside a body is known by its own name.
            for member in declaration.members where member.isType { collect(member, in: file, below: outer) }
            return
        }
        for member in declaration.members { collect(member, in: file, below: path) }
    }

    private mutating func collectExtensions() {
        for file in files {
            for declaration in file.declarations where declaration.kind == .extension {
                let target = aliases[declaration.name] ?? declaration.name
                guard let index = nearest(indicesByPath[target] ?? [], to: file) else { continue }
                types[index].parts.append(KnownType.Part(file: file, declaration: declaration))
            }
        }
    }

    /// Of types with one name the one whose folder shares most with the file's.
    private func nearest(_ indices: [Int], to file: SourceFile) -> Int? {
        func shared(_ index: Int) -> Int {
            zip(types[index].main.file.folders, file.folders).prefix { $0 == $1 }.count
        }
        return indices.max { shared($0) < shared($1) }
    }

    /// What is nested in an actor has its role.
    private mutating func inheritPlace(_ index: Int) {
        var outer = types[index].outer
        while let path = outer {
            if let around = type(at: path), around.role != nil, around.role != .appEntry {
                types[index].role = around.role
                types[index].module = around.module
                return
            }
            outer = path.lastIndex(of: ".").map { String(path[..<$0]) }
        }
    }

    private static let modifiers: Set<Substring> = ["any", "some", "nonisolated", "unsafe", "inout"]

    /// A name without generic arguments and `@unchecked`.
    func bare(_ name: String) -> String {
        let words = name.split(separator: " ").filter { !$0.hasPrefix("@") && !Self.modifiers.contains($0) }
        return String((words.first ?? "").prefix { $0 != "<" })
    }
}
