import SourceModel

/// Tells which role a type has, and of which module it is: by the end of its name, else by its folder,
/// else by what it conforms to.
struct Placing {
    let codebase: Codebase
    private let superclasses: Set<String>
    private let parts: [Vocabulary.Part]
    /// What names end in, with the place among the parts.
    private let endings: NameEndings
    /// The roles that somebody in a folder has by name, by the folder's path.
    private var taken: [[String]: Set<Role>] = [:]
    var vocabulary: Vocabulary { codebase.vocabulary }

    init(codebase: Codebase) {
        self.codebase = codebase
        parts = codebase.vocabulary.parts
        endings = NameEndings(
            parts.enumerated().flatMap { index, part in part.suffixes.map { (ending: $0, number: index) } })
        superclasses = Set(
            codebase.types.filter(\.isClass).compactMap(\.main.declaration.inherited.first).map {
                codebase.bare($0.text)
            })
        for type in codebase.types where !type.isProtocol {
            guard let role = bySuffix(type.name)?.part.role else { continue }
            taken[type.main.file.folders, default: []].insert(role)
        }
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
        let contracts = Dictionary(grouping: found.values, by: \.folders)
        for (name, file) in namesByActors() + namesByProtocols() where found[name] == nil {
            // A slip in a name makes no second module beside the one with the contract.
            guard contracts[file.folders]?.contains(where: { $0.isNearly(name) }) != true else { continue }
            let home = AppModule.home(of: name, in: file.folders)
            found[name] = AppModule(name: name, folders: home, contract: nil, actors: [])
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

    /// `ItemsList` of `ItemsListDirector`; a lone `BackgroundWorker` makes no module, a screen in a folder of its own does.
    private func namesByActors() -> [(String, SourceFile)] {
        var actors: [String: [(Role, SourceFile)]] = [:]
        var screens: Set<String> = []
        for type in codebase.types where type.isClass && !isSharedBase(type) {
            guard let (part, written) = bySuffix(type.name), vocabulary.actor(part.role) != nil else { continue }
            // `Shelf.Presenter` is named by the type around it.
            let prefix = written.isEmpty ? String(type.path.prefix { $0 != "." }) : written
            guard type.isNested == written.isEmpty else { continue }
            actors[prefix, default: []].append((part.role, type.main.file))
            if isPage(type, called: prefix) { screens.insert(prefix) }
        }
        // `LoginViewPresenter` is of the module that has a `LoginViewController`.
        for (prefix, found) in actors where prefix.hasSuffix("View") {
            guard let module = actors[String(prefix.dropLast(4))],
                found.allSatisfy({ $0.0 != vocabulary.actors.first?.role }),
                module.contains(where: { $0.0 == vocabulary.actors.first?.role })
            else { continue }
            actors[String(prefix.dropLast(4))] = module + found
            actors[prefix] = nil
        }
        for (prefix, found) in actors {
            guard let whole = moduleOfLoneActor(prefix, found, among: actors) else { continue }
            actors[whole, default: []] += found
            actors[prefix] = nil
        }
        return actors.compactMap { prefix, found in
            let roles = Set(found.map(\.0))
            let leads = !roles.isDisjoint(with: vocabulary.leads)
            // `Core/CoreDataManager` is nobody's page; a contract's folder is.
            let inFolder = vocabulary.hasContracts && found.contains { $0.1.folders.joined().hasSuffix(prefix) }
            return leads || roles.count > 1 || inFolder || screens.contains(prefix) ? (prefix, found[0].1) : nil
        }
    }

    /// `Assets` for a lone `AssetsListPresenter` beside an `AssetsInteractor` and an `AssetsRouter` that have no Presenter.
    private func moduleOfLoneActor(
        _ prefix: String, _ found: [(Role, SourceFile)], among actors: [String: [(Role, SourceFile)]]
    ) -> String? {
        guard !vocabulary.hasContracts, found.count == 1, let (role, file) = found.first else { return nil }
        return actors.filter { name, others in
            !name.isEmpty && name != prefix && prefix.hasPrefix(name) && others.count > 1
                && others.allSatisfy { $0.0 != role && $0.1.folders == file.folders }
        }.keys.max { $0.count < $1.count }
    }

    /// Where modules have no contracts, a view controller whose folder has its name: a module, if only by its folder.
    private func isPage(_ type: KnownType, called prefix: String) -> Bool {
        guard !vocabulary.hasContracts, !prefix.isEmpty, codebase.isViewController(type) else { return false }
        let folders = type.main.file.folders
        return AppModule.home(of: prefix, in: folders).joined().hasSuffix(prefix)
    }

    // MARK: - Types

    func place(of type: KnownType, in modules: ModuleIndex) -> (role: Role?, module: String?) {
        if isAppEntry(type) { return (.appEntry, nil) }
        let outermost = String(type.path.prefix { $0 != "." })
        let module = modules.module(of: outermost, in: type.main.file.folders)
        if type.isProtocol { return (nil, module) }
        // The shared base class `Navigator` is no actor of a module, but navigates all the same.
        if let base = vocabulary.actors.first(where: { $0.suffixes.contains(type.name) }), type.isClass {
            return (base.role, type.isNested ? module : nil)
        }
        let named = bySuffix(type.name)
        if let named, isSharedBase(type), vocabulary.actor(named.part.role) != nil, !isPartOfScreen(type, named) {
            return (named.part.role, nil)
        }
        if let named, isPlaced(type, named, module, modules) {
            let isModule = modules.contains(named.prefix)
            return (named.part.role, isModule ? named.prefix : module)
        }
        if isViewPart(type) { return (.viewPart, module) }
        if let model = byModelName(type) { return (model, module) }
        if let role = byFolder(type) ?? byConformance(type) { return (role, module) }
        return (isDecoded(type) ? .entity : nil, module)
    }

    /// Whether a name that ends like a role is enough to have it.
    private func isPlaced(
        _ type: KnownType, _ named: (part: Vocabulary.Part, prefix: String), _ module: String?, _ modules: ModuleIndex
    ) -> Bool {
        let isOfModule = module != nil || modules.contains(named.prefix)
        guard vocabulary.actor(named.part.role) != nil else {
            // `URLBuilder` builds no module.
            let assembles = vocabulary.assemblers.contains(named.part.role)
            return assembles && (isOfModule || named.prefix.isEmpty || named.part.suffixes.contains(type.name))
        }
        // A table's delegate and source is often called `ShelfDataManager`.
        if named.part.role == .dataManager, servesAView(type) { return false }
        if vocabulary.drawn.contains(named.part.role), isDrawing(type) {
            return showsWhatItsPresenterSays(type, named.prefix)
        }
        // An enum of URLs is often called `APIRouter`.
        guard type.isClass else { return named.part.mayBeValue && isOfModule }
        return isOfModule || !vocabulary.hasContracts
    }

    /// A class that others of the sources inherit from, `BaseScene`.
    private func isSharedBase(_ type: KnownType) -> Bool { superclasses.contains(type.path) }

    /// `LoginPresenterImpl` plays the protocol `LoginPresenter`.
    static func withoutImplementation(_ name: String) -> Substring {
        ["Impl", "Implementation"].first(where: name.hasSuffix).map { name.dropLast($0.count) } ?? name[...]
    }

    /// The part with the longest of the endings that the name has, and what stands before it.
    func bySuffix(_ whole: String) -> (part: Vocabulary.Part, prefix: String)? {
        var name = Self.withoutImplementation(whole)
        // So does `DefaultLoginPresenter`, where there is such a protocol.
        if name.hasPrefix("Default"), codebase.type(at: String(name.dropFirst(7)))?.isProtocol == true {
            name = name.dropFirst(7)
        }
        guard let (ending, number) = endings.longest(of: name) else { return nil }
        let part = parts[number]
        var prefix = name.dropLast(ending.count)
        for word in part.qualifiers where prefix.hasSuffix(word) { prefix = prefix.dropLast(word.count) }
        return (part, String(prefix))
    }

    static let models: Set<Role> = [.entity, .presentationModel, .displayModel]

    private func byModelName(_ type: KnownType) -> Role? {
        guard let role = bySuffix(type.name)?.part.role, Self.models.contains(role), !codebase.isViewController(type)
        else { return nil }
        return role
    }

    /// The role whose folder the type lies in, where nobody in that folder is known by name.
    private func byFolder(_ type: KnownType) -> Role? {
        let folders = type.main.file.folders
        // `entity` is as good as `Entity`.
        func isNamed(_ folder: String, by part: Vocabulary.Part) -> Bool {
            part.folders.contains(folder) || part.folders.contains(folder.capitalized)
        }
        let model = parts.first { part in
            Self.models.contains(part.role) && folders.contains { isNamed($0, by: part) }
        }
        if let model {
            let below = folders.lastIndex { isNamed($0, by: model) }
            return isModel(type, below: below) ? model.role : nil
        }
        guard let folder = folders.last, type.isClass, !type.isNested else { return nil }
        let part = parts.first { part in
            part.folders.contains(folder) || part.suffixes.contains { folder == $0 || folder == $0 + "s" }
        }
        guard let part, taken[folders]?.contains(part.role) != true else { return nil }
        return part.role
    }

    /// Folders of those who get and keep models: `Models/Network` holds no model, and `Networking/Models` those that are
    /// decoded.
    private static let infrastructure: Set<String> = [
        "API", "Api", "Network", "Networking", "NetworkLayer", "Networks", "Service", "Services", "Repository",
        "Repositories", "Storage", "Database", "Persistence", "Mapper", "Mappers", "UseCase", "UseCases",
    ]

    private func isModel(_ type: KnownType, below folder: Int?) -> Bool {
        let folders = type.main.file.folders
        let above = folder.map { folders[..<$0].suffix(2) } ?? []
        let inner = folders.dropFirst((folder ?? 0) + 1)
        return !codebase.isViewController(type) && !type.isStore && !type.isTool && !keepsNothing(type)
            && Self.infrastructure.isDisjoint(with: above + inner)
    }

    /// A class with methods and no values of its own does something to others, and is no model.
    private func keepsNothing(_ type: KnownType) -> Bool {
        type.isClass && !codebase.isManaged(type) && type.members.contains { $0.kind == .method }
            && ([type] + codebase.superclasses(of: type).known).allSatisfy {
                $0.storedProperties.allSatisfy(leadsToData)
            }
    }

    /// By its type's name what it holds leads to data and is none: a context, a session, a client.
    private func leadsToData(_ property: Declaration) -> Bool {
        property.knownType.map { type in
            type.held.contains { name in
                ["Context", "Session", "Client", "Service", "Manager", "Container", "Coordinator", "ObjectModel"]
                    .contains(where: name.hasSuffix)
            }
        } ?? false
    }

    /// What comes over the wire as it is, wherever it lies, in the architecture that parts it from what is shown.
    private func isDecoded(_ type: KnownType) -> Bool {
        guard vocabulary.actor(.dataManager) != nil, type.isClass || type.kind == .struct else { return false }
        return type.inherited.contains { ["Codable", "Decodable"].contains(codebase.bare($0)) }
            && !type.isError(codebase) && !type.isStore && !type.isTool
    }

    private func byConformance(_ type: KnownType) -> Role? {
        guard type.isClass || type.kind == .struct else { return nil }
        for name in type.inherited.map(codebase.bare) {
            guard codebase.type(at: name)?.isProtocol ?? name.contains("_") else { continue }
            // Who hears news from another module is told by what else it does.
            if let role = vocabulary.implementer(of: name), !vocabulary.isDelegate(name) { return role }
        }
        return nil
    }
}
