import SourceModel

/// The sources, prepared for rules: types with their extensions, roles, modules.
///
/// It's a class because rules pass it around, and a value of this size is slow to copy. It's unchecked because of its
/// variables, which only `init` sets.
package final class Codebase: @unchecked Sendable {
    /// All files except those of tests, which make actors and whose spies play roles.
    package let files: [SourceFile]
    /// The words by which roles are known.
    package let vocabulary: Vocabulary
    private let actorRoles: Set<Role>
    /// The types that the sources declare, in the order of the files.
    package private(set) var types: [KnownType] = []
    /// The modules of the app, in the order of their names.
    package private(set) var modules: [AppModule] = []
    private var moduleIndices: [String: Int] = [:]
    /// The indices of types by path, `ItemsListScene.Row`; several if several targets are read at once.
    private var indicesByPath: [String: [Int]] = [:]
    /// The index of the first type of each path.
    private var firstByPath = NameTable()
    /// The last parts of the paths of nested types and typealiases, to skip look-ups of all other names.
    private var nestedNames = NameTable()
    /// The indices of the types that name a protocol or a superclass, by that name.
    private var conformersByName: [String: [Int]] = [:]
    /// The roles of the types that conform to each protocol.
    package private(set) var conformerRoles = ConformerRoles()
    /// The paths of types without a role by which an app fetches and keeps things.
    private(set) var services: Set<String> = []
    /// The types that typealiases name, by the typealias's path.
    private var aliases: [String: String] = [:]
    /// Variables and functions outside of types, by name.
    private(set) var globals: [String: Declaration] = [:]
    let localTypes = LocalTypes()
    private let conformersOnce = MadeOnce<Conformers>()
    private let proxiedOnce = MadeOnce<Set<String>>()
    private let strongReferencesOnce = MadeOnce<Ownership.References>()
    private let moduleUsesOnce = MadeOnce<[ModuleUses.Use]>()
    /// The superclasses of each type, by its own declaration.
    private var lineages: [ObjectIdentifier: (known: [Int], unknown: String?)] = [:]

    /// Collects the types of the sources, and gives each its role and its module.
    package init(_ sources: Sources, vocabulary: Vocabulary) {
        files = sources.files.filter { !Self.isTest($0) }
        self.vocabulary = vocabulary
        actorRoles = Set(vocabulary.actors.map(\.role))
        collectTypes()
        collectExtensions()
        findSuperclasses()
        for index in types.indices where !types[index].isProtocol {
            for name in Set(types[index].inherited.map(bare)) { conformersByName[name, default: []].append(index) }
        }
        let placing = Placing(codebase: self)
        modules = placing.modules()
        let index = ModuleIndex(modules)
        for type in types.indices {
            let place = placing.place(of: types[type], in: index)
            types[type].role = place.role
            types[type].module = place.module
        }
        for index in types.indices where types[index].isNested { inheritPlace(index) }
        for (path, role) in ModelsByUse(codebase: self).roles() {
            for index in indicesByPath[path] ?? [] { types[index].role = role }
        }
        for (path, role) in AssemblersByDeed(codebase: self).roles() {
            for index in indicesByPath[path] ?? [] { types[index].role = role }
        }
        services = Services(codebase: self).paths()
        let actors = Dictionary(grouping: types.filter { isActor($0) && !isInsideActor($0) }) { $0.module ?? "" }
        conformerRoles = ConformerRoles(codebase: self)
        moduleIndices = Dictionary(uniqueKeysWithValues: zip(modules.map(\.name), modules.indices))
        for index in modules.indices { modules[index].actors = actors[modules[index].name]?.map(\.path) ?? [] }
    }

    /// The types that conform to each protocol.
    package var conformers: Conformers { conformersOnce.value { Conformers(codebase: self) } }

    /// The paths of protocols to which a box conforms that holds its content weakly.
    var proxied: Set<String> { proxiedOnce.value { proxiedProtocols() } }

    /// The strong references of all types.
    var strongReferences: Ownership.References {
        strongReferencesOnce.value { Ownership.references(of: self) }
    }

    /// The places where a module names something that belongs to another module.
    package var moduleUses: [ModuleUses.Use] { moduleUsesOnce.value { ModuleUses(codebase: self).all } }

    /// Whether anything in the sources plays a part in the architecture.
    ///
    /// With contracts that takes a module, or a view controller in a folder of modules, since a shared base class alone
    /// isn't an app. Without contracts it takes an actor behind the views, since an app of view controllers only isn't
    /// VIPER.
    package var hasRoles: Bool {
        guard vocabulary.hasContracts else {
            return types.contains { isActor($0) && $0.role != vocabulary.actors.first?.role }
        }
        return !modules.isEmpty
            || types.contains { type in
                type.main.file.folders.contains(where: vocabulary.moduleFolders.contains) && isViewController(type)
            }
    }

    /// The paths of the types that draw, where nothing is behind them and so nothing has a role that counts.
    package var lonelyViews: [String] {
        hasRoles || vocabulary.hasContracts ? [] : types.filter(isActor).map(\.path)
    }

    /// View controllers without a role from which no other class inherits: pages that belong to no module.
    package var screensWithoutRole: [KnownType] {
        let bases = Set(types.flatMap { superclasses(of: $0).known.map(\.path) })
        return types.filter { type in
            !type.isNested && type.role == nil && isPage(type) && !bases.contains(type.path)
        }
    }

    /// Whether the type plays one of the vocabulary's actors, and isn't only a part of a view or the app's entry.
    package func isActor(_ type: KnownType) -> Bool {
        !type.isProtocol && type.role.map(actorRoles.contains) ?? false
    }

    /// Whether the type is nested in an actor, from which it has its role.
    package func isInsideActor(_ type: KnownType) -> Bool { type.outer.flatMap(self.type(at:)).map(isActor) ?? false }

    /// The type at a path, the first if several share the path.
    package func type(at path: String) -> KnownType? { firstByPath[path].map { types[$0] } }

    /// Whether the name may be that of a nested type or typealias, which is assumed of any dotted path.
    func mayBeNested(_ name: String) -> Bool { nestedNames[name] != nil || !TypeName.isPlain(name) }

    /// The module of a name.
    package func module(named name: String) -> AppModule? { moduleIndices[name].map { modules[$0] } }

    /// The type that the typealias at a path names, as written.
    package func alias(at path: String) -> String? { aliases[path] }

    /// The types whose declarations or extensions name the protocol.
    func conformers(of protocolName: String) -> [KnownType] {
        conformersByName[protocolName]?.map { types[$0] } ?? []
    }

    private static func isTest(_ file: SourceFile) -> Bool {
        file.folders.contains { $0.hasSuffix("Tests") }
            || file.imports.contains { ["XCTest", "Testing", "Spies"].contains($0.module) }
    }

    // MARK: - Collecting

    private func collectTypes() {
        for file in files {
            for declaration in file.declarations { collect(declaration, in: file, below: nil) }
        }
    }

    private func collect(_ declaration: Declaration, in file: SourceFile, below outer: String?) {
        let path = outer.map { $0 + "." + declaration.name } ?? declaration.name
        if outer != nil, declaration.isType || declaration.kind == .typealias { nestedNames.add(declaration.name, 0) }
        if declaration.isType {
            let part = KnownType.Part(file: file, declaration: declaration)
            indicesByPath[path, default: []].append(types.count)
            firstByPath.add(path, types.count)
            types.append(KnownType(path: path, kind: declaration.kind, parts: [part]))
        } else if declaration.kind == .typealias {
            aliases[path] = declaration.type?.text
            return
        } else if declaration.kind != .extension {
            let isGlobal = outer == nil && (declaration.kind == .global || declaration.kind == .function)
            if isGlobal { globals[declaration.name] = declaration }
            // A type declared inside a body has a path of its own name.
            for member in declaration.members where member.isType { collect(member, in: file, below: outer) }
            return
        }
        for member in declaration.members { collect(member, in: file, below: path) }
    }

    private func collectExtensions() {
        for file in files {
            for declaration in file.declarations where declaration.kind == .extension {
                let target = aliases[declaration.name] ?? declaration.name
                guard let index = nearest(indicesByPath[target] ?? [], to: file) else { continue }
                types[index].parts.append(KnownType.Part(file: file, declaration: declaration))
            }
        }
    }

    /// Of types that share a name, the one whose folders have most in common with the file's.
    private func nearest(_ indices: [Int], to file: SourceFile) -> Int? {
        func shared(_ index: Int) -> Int {
            zip(types[index].main.file.folders, file.folders).prefix { $0 == $1 }.count
        }
        return indices.max { shared($0) < shared($1) }
    }

    /// The superclasses that the sources declare, nearest first, and the first that they don't declare.
    package func superclasses(of type: KnownType) -> (known: [KnownType], unknown: String?) {
        guard let lineage = lineages[ObjectIdentifier(type.main.declaration)] else { return ([], nil) }
        return (lineage.known.map { types[$0] }, lineage.unknown)
    }

    private func findSuperclasses() {
        let parents = types.map { type -> (known: Int?, unknown: String?) in
            guard let first = type.main.declaration.inherited.first.map({ bare($0.text) }) else { return (nil, nil) }
            guard let next = resolvePath(first, in: nil) else { return (nil, first) }
            return (next.isClass && next.path != type.path ? indicesByPath[next.path]?.first : nil, nil)
        }
        for (type, parent) in zip(types, parents) {
            var known: [Int] = []
            var next = parent
            // A hundred superclasses are enough, so that a contrived chain of thousands doesn't take hours.
            while known.count < 100, let index = next.known, types[index].path != type.path, !known.contains(index) {
                known.append(index)
                next = parents[index]
            }
            lineages[ObjectIdentifier(type.main.declaration)] = (known, next.known == nil ? next.unknown : nil)
        }
    }

    /// Gives a nested type the role of the actor around it.
    private func inheritPlace(_ index: Int) {
        var outer = types[index].outer
        while let path = outer {
            if let around = type(at: path), around.role != nil, around.role != .appEntry {
                types[index].role = around.role
                types[index].module = around.module ?? types[index].module
                return
            }
            outer = path.lastIndex(of: ".").map { String(path[..<$0]) }
        }
    }

    private static let modifiers: Set<Substring> = ["any", "some", "nonisolated", "unsafe", "inout"]

    /// The name without generic arguments, attributes and modifiers such as `any`.
    package func bare(_ name: String) -> String {
        // Most names are plain already, and no other function is called as often as this one.
        if TypeName.isPlain(name) { return name }
        let words = name.split(separator: " ").filter { !$0.hasPrefix("@") && !Self.modifiers.contains($0) }
        return String((words.first ?? "").prefix { $0 != "<" })
    }
}
