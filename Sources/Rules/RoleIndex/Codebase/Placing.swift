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
        if named.part.role == .presenter, isHelper(type) { return false }
        // A table's delegate and source is often called `ShelfDataManager`.
        if named.part.role == .dataManager, servesAView(type) { return false }
        if vocabulary.drawn.contains(named.part.role), isDrawing(type) {
            return showsWhatItsPresenterSays(type, named.prefix)
        }
        // An enum of URLs is often called `APIRouter`.
        guard type.isClass else { return named.part.mayBeValue && isOfModule && !isListOfAddresses(type) }
        return isOfModule || !vocabulary.hasContracts
    }

    /// `AuthHTTPRouter`, which says at which path and by which method a server is asked for what.
    private func isListOfAddresses(_ type: KnownType) -> Bool {
        type.members.contains { $0.kind == .property && ["path", "urlRequest", "baseURL"].contains($0.name) }
    }

    /// `ErrorPresenter.show(message, on: screen)`: a place for functions, and nobody's Presenter.
    private func isHelper(_ type: KnownType) -> Bool {
        let members = type.members.filter { $0.kind == .method || $0.kind == .property || $0.kind == .initializer }
        return type.inherited.isEmpty && !members.isEmpty && members.allSatisfy(\.isStatic)
            && taken[type.main.file.folders] == [.presenter]
    }

    /// A class that others of the sources inherit from, `BaseScene`.
    func isSharedBase(_ type: KnownType) -> Bool { superclasses.contains(type.path) }

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
        // A folder `DataSource` may hold those of tables, and those that fetch.
        return part.role == .viewPart && !knowsUIKit(type) ? nil : part.role
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
            && !keepsOthers(type)
            && Self.infrastructure.isDisjoint(with: above + inner)
    }

    /// A class with methods and no values of its own does something to others, and is no model.
    private func keepsNothing(_ type: KnownType) -> Bool {
        type.isClass && !codebase.isManaged(type) && type.members.contains { $0.kind == .method }
            && ([type] + codebase.superclasses(of: type).known).allSatisfy {
                $0.storedProperties.allSatisfy(leadsToData)
            }
    }

    /// A class with methods that has nothing to tell of itself, no text, number or date, keeps models for others.
    private func keepsOthers(_ type: KnownType) -> Bool {
        guard type.isClass, !codebase.isManaged(type), type.members.contains(where: { $0.kind == .method }) else {
            return false
        }
        let properties = ([type] + codebase.superclasses(of: type).known).flatMap(\.storedProperties)
        let held = properties.map { $0.knownType?.held ?? [] }
        return !held.isEmpty
            && held.allSatisfy { names in !names.isEmpty && names.allSatisfy { codebase.type(at: $0) != nil } }
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
