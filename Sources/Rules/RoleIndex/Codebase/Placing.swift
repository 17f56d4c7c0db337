import SourceModel

/// Finds the role and the module of a type: by the end of its name, else by its folder, else by what it conforms to.
struct Placing {
    let codebase: Codebase
    private let superclasses: Set<String>
    private let viewHolders: ViewHolders
    private let parts: [Vocabulary.Part]
    /// The endings of names, with the indices of their parts.
    private let endings: NameEndings
    /// The roles that types in a folder have by name, by the folder's path.
    private var taken: [[String]: Set<Role>] = [:]
    var vocabulary: Vocabulary { codebase.vocabulary }

    init(codebase: Codebase) {
        self.codebase = codebase
        viewHolders = ViewHolders(codebase: codebase)
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

    // MARK: - Types

    func place(of type: KnownType, in modules: ModuleIndex) -> (role: Role?, module: String?) {
        if isAppEntry(type) { return (.appEntry, nil) }
        let outermost = String(type.path.prefix { $0 != "." })
        let module = modules.module(of: outermost, in: type.main.file.folders)
        if type.isProtocol { return (nil, module) }
        // The shared base class `Navigator` isn't an actor of a module, but it navigates nonetheless.
        if let base = vocabulary.actors.first(where: { $0.suffixes.contains(type.name) }), type.isClass {
            return (base.role, type.isNested ? module : nil)
        }
        let named = bySuffix(type.name)
        if isOfSwiftUI(type) {
            let ofModule = named.flatMap { modules.contains($0.prefix) ? $0 : nil }
            return (roleInSwiftUI(of: type, named: ofModule?.part.role), ofModule?.prefix ?? module)
        }
        if let named, isSharedBase(type), vocabulary.actor(named.part.role) != nil, !isPartOfScreen(type, named) {
            return (named.part.role, nil)
        }
        if let named, isPlaced(type, named, module, modules) {
            let isModule = modules.contains(named.prefix)
            return (named.part.role, isModule ? named.prefix : module)
        }
        if isViewPart(type, in: modules) { return (.viewPart, module) }
        if let model = byModelName(type) { return (model, module) }
        if let role = byFolder(type) ?? byConformance(type) { return (role, module) }
        return (isDecoded(type) ? .entity : nil, module)
    }

    /// Whether the ending of the type's name is enough to give it that role.
    private func isPlaced(
        _ type: KnownType, _ named: (part: Vocabulary.Part, prefix: String), _ module: String?, _ modules: ModuleIndex
    ) -> Bool {
        let isOfModule = module != nil || modules.contains(named.prefix)
        guard vocabulary.actor(named.part.role) != nil else {
            // The assembler's ending alone isn't enough: `URLBuilder` builds no module.
            let assembles = vocabulary.assemblers.contains(named.part.role)
            return assembles && (isOfModule || named.prefix.isEmpty || named.part.suffixes.contains(type.name))
        }
        if named.part.role == .presenter, isHelper(type) { return false }
        // A table's delegate and data source is often called `ShelfDataManager`.
        if named.part.role == .dataManager, servesAView(type) { return false }
        if vocabulary.drawn.contains(named.part.role), isDrawing(type) {
            return showsWhatItsPresenterSays(type, named.prefix)
        }
        // An enum of URLs is often called `APIRouter`.
        guard type.isClass else { return named.part.mayBeValue && isOfModule && !isListOfAddresses(type) }
        return isOfModule || !vocabulary.hasContracts
    }

    /// Whether the type lists a server's paths and methods, like an `AuthHTTPRouter`.
    private func isListOfAddresses(_ type: KnownType) -> Bool {
        type.members.contains { $0.kind == .property && ["path", "urlRequest", "baseURL"].contains($0.name) }
    }

    /// Whether the type is a namespace for functions, `ErrorPresenter.show(message, on: screen)`, rather than a
    /// module's Presenter.
    private func isHelper(_ type: KnownType) -> Bool {
        let members = type.members.filter { $0.kind == .method || $0.kind == .property || $0.kind == .initializer }
        return type.inherited.isEmpty && !members.isEmpty && members.allSatisfy(\.isStatic)
            && taken[type.main.file.folders] == [.presenter]
    }

    /// Whether other classes of the sources inherit from it, as from `BaseScene`.
    func isSharedBase(_ type: KnownType) -> Bool { superclasses.contains(type.path) }

    /// The name of the protocol that a type implements: `LoginPresenter` for `LoginPresenterImpl`.
    static func withoutImplementation(_ name: String) -> Substring {
        ["Impl", "Implementation"].first(where: name.hasSuffix).map { name.dropLast($0.count) } ?? name[...]
    }

    /// The part with the longest ending that fits the name, and the name without that ending.
    func bySuffix(_ whole: String) -> (part: Vocabulary.Part, prefix: String)? {
        var name = Self.withoutImplementation(whole)
        // `DefaultLoginPresenter` also implements `LoginPresenter`, if there is such a protocol.
        if name.hasPrefix("Default"), codebase.type(at: String(name.dropFirst(7)))?.isProtocol == true {
            name = name.dropFirst(7)
        }
        guard let (ending, number) = endings.longest(of: name) else { return nil }
        let part = parts[number]
        var prefix = name.dropLast(ending.count)
        for word in part.qualifiers where prefix.hasSuffix(word) { prefix = prefix.dropLast(word.count) }
        // `HarborDefaultPresenter` is of the module Harbor, as `DefaultHarborPresenter` is.
        if prefix.count > 7, prefix.hasSuffix("Default"), vocabulary.actor(part.role) != nil {
            prefix = prefix.dropLast(7)
        }
        return (part, String(prefix))
    }

    static let models: Set<Role> = [.entity, .presentationModel, .displayModel]

    private func byModelName(_ type: KnownType) -> Role? {
        guard let role = bySuffix(type.name)?.part.role, Self.models.contains(role), !codebase.isViewController(type)
        else { return nil }
        return role
    }

    /// The role whose folder contains the type; an actor's folder counts only if no type in it has that role by name.
    private func byFolder(_ type: KnownType) -> Role? {
        let folders = type.main.file.folders
        // `entity` counts as `Entity`.
        func isNamed(_ folder: String, by part: Vocabulary.Part) -> Bool {
            part.folders.contains(folder) || part.folders.contains(folder.capitalized)
        }
        // A small module has its entities in a file of that name.
        let places = folders + (["Entity.swift", "Entities.swift"].contains(type.main.file.name) ? ["Entity"] : [])
        let model = parts.first { part in
            Self.models.contains(part.role) && places.contains { isNamed($0, by: part) }
        }
        if let model {
            let below = folders.lastIndex { isNamed($0, by: model) }
            return isModel(type, below: below) && byConformance(type) == nil ? model.role : nil
        }
        guard let folder = folders.last, type.isClass, !type.isNested else { return nil }
        let part = parts.first { part in
            part.folders.contains(folder) || part.suffixes.contains { folder == $0 || folder == $0 + "s" }
        }
        guard let part, taken[folders]?.contains(part.role) != true else { return nil }
        // A folder `DataSource` may hold the data sources of tables, or types that fetch.
        return part.role == .viewPart && !knowsUIKit(type) ? nil : part.role
    }

    /// Folders of types that get and keep models: `Models/Network` holds no models, and `Networking/Models` holds
    /// decoded ones.
    private static let infrastructure: Set<String> = [
        "API", "Api", "Network", "Networking", "NetworkLayer", "Networks", "Service", "Services", "Repository",
        "Repositories", "Storage", "Database", "Persistence", "Mapper", "Mappers", "UseCase", "UseCases",
    ]

    private func isModel(_ type: KnownType, below folder: Int?) -> Bool {
        let folders = type.main.file.folders
        let above = folder.map { folders[..<$0].suffix(2) } ?? []
        let inner = folders.dropFirst((folder ?? 0) + 1)
        return !codebase.isViewController(type) && !type.isStore && !type.isTool && !keepsNothing(type)
            && !keepsOthers(type) && !viewHolders.contains(type)
            && Self.infrastructure.isDisjoint(with: above + inner)
    }

    /// Whether the type is a class with methods but without data of its own, which acts on others and isn't a model.
    private func keepsNothing(_ type: KnownType) -> Bool {
        type.isClass && !codebase.isManaged(type) && type.members.contains { $0.kind == .method }
            && ([type] + codebase.superclasses(of: type).known).allSatisfy {
                $0.storedProperties.allSatisfy(leadsToData)
            }
    }

    /// Whether the type is a class with methods that stores only types of the sources, no text, number or date, and so
    /// keeps models for others.
    private func keepsOthers(_ type: KnownType) -> Bool {
        guard type.isClass, !codebase.isManaged(type), type.members.contains(where: { $0.kind == .method }) else {
            return false
        }
        let properties = ([type] + codebase.superclasses(of: type).known).flatMap(\.storedProperties)
        let held = properties.map { $0.knownType?.held ?? [] }
        return !held.isEmpty
            && held.allSatisfy { names in !names.isEmpty && names.allSatisfy { codebase.type(at: $0) != nil } }
    }

    /// Whether the name of the property's type says that it leads to data but isn't data: a context, a session, a
    /// client.
    private func leadsToData(_ property: Declaration) -> Bool {
        property.knownType.map { type in
            type.held.contains { name in
                ["Context", "Session", "Client", "Service", "Manager", "Container", "Coordinator", "ObjectModel"]
                    .contains(where: name.hasSuffix)
            }
        } ?? false
    }

    /// Whether the type is decoded as it comes over the wire, which makes it an entity where there are DataManagers, in
    /// any folder.
    private func isDecoded(_ type: KnownType) -> Bool {
        guard vocabulary.actor(.dataManager) != nil, type.isClass || type.kind == .struct else { return false }
        return type.inherited.contains { ["Codable", "Decodable"].contains(codebase.bare($0)) }
            && !type.isError(codebase) && !type.isStore && !type.isTool
    }

    private func byConformance(_ type: KnownType) -> Role? {
        guard type.isClass || type.kind == .struct else { return nil }
        for name in type.inherited.map(codebase.bare) {
            guard codebase.type(at: name)?.isProtocol ?? name.contains("_") else { continue }
            // A protocol for another module's news doesn't give a role; the type's other protocols do.
            guard let role = vocabulary.implementer(of: name), !vocabulary.isDelegate(name) else { continue }
            // A coordinator plays `MapViewPresenterDelegate` to hear news, and only a screen does to show them.
            if vocabulary.draws(role), name.hasSuffix("Delegate"), !isScreen(type) { continue }
            return role
        }
        return nil
    }
}
