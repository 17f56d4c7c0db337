import SourceModel

/// Tells which role a type has, and of which module it is: by the end of its name, else by its folder,
/// else by what it conforms to.
struct Placing {
    let codebase: Codebase
    private let superclasses: Set<String>
    private var vocabulary: Vocabulary { codebase.vocabulary }

    init(codebase: Codebase) {
        self.codebase = codebase
        superclasses = Set(
            codebase.types.filter(\.isClass).compactMap(\.main.declaration.inherited.first).map {
                codebase.bare($0.text)
            })
    }

    // MARK: - Modules

    /// Every module that the sources show, by contract, by role protocols or by actors, in order of names.
    func modules() -> [AppModule] {
        guard !vocabulary.actors.isEmpty else { return [] }
        var found: [String: AppModule] = [:]
        if vocabulary.hasContracts {
            for file in codebase.files where file.name.hasSuffix("Contract.swift") {
                let name = String(file.name.dropLast("Contract.swift".count))
                if !name.isEmpty {
                    found[name] = AppModule(name: name, folders: file.folders, contract: file, actors: [])
                }
            }
        }
        for (name, file) in namesByActors() + namesByProtocols() where found[name] == nil {
            found[name] = AppModule(name: name, folders: file.folders, contract: nil, actors: [])
        }
        return found.values.sorted { $0.name < $1.name }
    }

    private func namesByProtocols() -> [(String, SourceFile)] {
        guard vocabulary.hasContracts else { return [] }
        // In a contract it is a wrong name, and no second module.
        let outside = codebase.types.filter { $0.isProtocol && !$0.main.file.name.hasSuffix("Contract.swift") }
        return outside.compactMap { type in
            guard let role = RoleProtocol(type.name), role.isRole else { return nil }
            return (role.module, type.main.file)
        }
    }

    /// `ItemsList` of `ItemsListDirector`; a lone `BackgroundWorker` makes no module.
    private func namesByActors() -> [(String, SourceFile)] {
        var actors: [String: [(Role, SourceFile)]] = [:]
        for type in codebase.types where type.isClass && !type.isNested && !isSharedBase(type) {
            guard let (role, prefix) = bySuffix(type.name), !prefix.isEmpty else { continue }
            actors[prefix, default: []].append((role, type.main.file))
        }
        return actors.compactMap { prefix, found in
            let roles = Set(found.map(\.0))
            let leads = !roles.isDisjoint(with: [.scene, .director, .presenter, .interactor])
            let inFolder = found.contains { $0.1.folders.joined().hasSuffix(prefix) }
            return leads || roles.count > 1 || inFolder ? (prefix, found[0].1) : nil
        }
    }

    // MARK: - Types

    func place(of type: KnownType, in modules: [AppModule]) -> (role: Role?, module: String?) {
        if isAppEntry(type) { return (.appEntry, nil) }
        let module = module(of: type, in: modules)
        if type.isProtocol { return (nil, module) }
        // The shared base class `Navigator` is no actor of a module, but navigates all the same.
        if let base = vocabulary.actors.first(where: { $0.suffixes.contains(type.name) }), type.isClass {
            return (base.role, type.isNested ? module : nil)
        }
        if let (role, _) = bySuffix(type.name), isSharedBase(type) { return (role, nil) }
        let isPart = isViewPart(type)
        if let (role, prefix) = bySuffix(type.name) {
            let isModule = modules.contains { $0.name == prefix }
            let isPlaced = isModule || module != nil || !vocabulary.hasContracts
            // A Navigator that only makes its module may be an enum; a view or a presenter is a class.
            let mayBeValue = role == .navigator || role == .wireframe || role == .worker
            if isPlaced, type.isClass || mayBeValue { return (role, isModule ? prefix : module) }
        }
        if isPart { return (.viewPart, module) }
        guard type.isClass || type.kind == .struct else { return (nil, module) }
        if type.isClass, let role = byFolder(type) { return (role, module) }
        return (byConformance(type), module)
    }

    /// A class that others of the sources inherit from, `BaseScene`.
    private func isSharedBase(_ type: KnownType) -> Bool { superclasses.contains(type.path) }

    private func bySuffix(_ name: String) -> (Role, String)? {
        for actor in vocabulary.actors {
            for suffix in actor.suffixes where name.hasSuffix(suffix) {
                var prefix = name.dropLast(suffix.count)
                for kind in ["Local", "API", "Remote"] where actor.role == .dataManager && prefix.hasSuffix(kind) {
                    prefix = prefix.dropLast(kind.count)
                }
                return (actor.role, String(prefix))
            }
        }
        return nil
    }

    private func byFolder(_ type: KnownType) -> Role? {
        guard let folder = type.main.file.folders.last else { return nil }
        return vocabulary.actors.first { actor in
            actor.suffixes.contains { folder == $0 || folder == $0 + "s" }
        }?.role
    }

    private func byConformance(_ type: KnownType) -> Role? {
        for name in type.inherited.map(codebase.bare) {
            guard codebase.type(at: name)?.isProtocol ?? name.contains("_") else { continue }
            // Who hears news from another module is told by what else it does.
            if let role = vocabulary.implementer(of: name), !name.hasSuffix("_Delegate") { return role }
        }
        return nil
    }

    /// The longest module name with which the type's name begins, else the module in whose folder it lies.
    private func module(of type: KnownType, in modules: [AppModule]) -> String? {
        let outermost = type.path.split(separator: ".").first.map(String.init) ?? type.path
        let named = modules.filter { outermost.hasPrefix($0.name) }.max { $0.name.count < $1.name.count }
        if let named { return named.name }
        let folders = type.main.file.folders
        return modules.first { !$0.folders.isEmpty && $0.folders == folders && folders.joined().hasSuffix($0.name) }?
            .name
    }

    private func isViewPart(_ type: KnownType) -> Bool {
        let endings = ["Cell", "Table", "Adapter", "DataSource", "HeaderView", "FooterView"]
        if type.isClass, endings.contains(where: type.name.hasSuffix) { return true }
        if let root = codebase.superclasses(of: type).unknown, UIKitNames.isView(root) { return true }
        return type.isClass && type.inherited.contains { UIKitNames.viewProtocols.contains(codebase.bare($0)) }
            && !codebase.isViewController(type)
    }

    private func isAppEntry(_ type: KnownType) -> Bool {
        if type.isProtocol || type.isNested { return false }
        let names = ["AppDelegate", "SceneDelegate", "AppDependencies"]
        return names.contains(type.name) || type.name.hasSuffix("App")
            || type.parts.contains { $0.declaration.has("main") || $0.declaration.has("UIApplicationMain") }
    }
}
