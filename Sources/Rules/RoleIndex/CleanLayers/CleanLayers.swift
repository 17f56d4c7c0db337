import SourceModel

/// Finds the part of Clean VIPER that a type of a codebase is.
///
/// Classes and models have it from their roles, protocols from the ends of their names. An entity manager is known by
/// the gateway that leads to it, since many classes are called managers and manage no entity.
package struct CleanLayers {
    /// The codebase whose types are read.
    package let codebase: Codebase
    /// The paths of the types that the gateways lead to.
    private var exposed: Set<String> = []
    private var exposedNames: Set<String> = []
    /// The paths of the types that gateways and managers answer with.
    private var answers: Set<String> = []
    /// The paths of the types that gateways and managers take as parameters.
    private var questions: Set<String> = []
    /// The part of each type, found once because rules ask at every reference.
    private var parts: [ObjectIdentifier: CleanPart] = [:]

    /// Looks for the gateways of a codebase, and for the types that they lead to.
    package init(codebase: Codebase) {
        self.codebase = codebase
        let gateways = codebase.types.filter(isGateway)
        let members = gateways.flatMap(\.members).filter { !$0.isStatic }
        for name in members.compactMap(\.knownType).flatMap(\.held) {
            guard let type = codebase.resolvePath(name, in: nil), type.isProtocol || type.isClass,
                type.role != .entity, !isGateway(type)
            else { continue }
            exposed.insert(type.path)
            exposedNames.insert(type.name)
        }
        for type in codebase.types where isGateway(type) || isManager(type) { collectTalk(of: type) }
        let scenes = ModuleFolders(codebase.modules)
        for type in codebase.types { parts[ObjectIdentifier(type)] = tellPart(of: type, scenes) }
    }

    private mutating func collectTalk(of type: KnownType) {
        for member in type.members where member.access != .private && member.access != .fileprivate {
            let parameters = member.parameters.compactMap(\.type)
            let callbacks = parameters.filter { $0.text.contains("->") }
            let values = parameters.filter { !$0.text.contains("->") }
            answers.formUnion(paths(of: callbacks + [member.knownType].compactMap { $0 }))
            questions.formUnion(paths(of: values))
        }
    }

    private func paths(of types: [TypeName]) -> [String] {
        types.flatMap(\.names).compactMap { codebase.resolvePath($0, in: nil)?.path }
    }

    /// The part of a type; nil if it has none in the architecture.
    package func part(of type: KnownType) -> CleanPart? { parts[ObjectIdentifier(type)] }

    private func tellPart(of type: KnownType, _ scenes: ModuleFolders) -> CleanPart? {
        if type.isProtocol { return protocolPart(type) }
        if isManager(type) { return .entityManager }
        if isGateway(type) { return .gateway }
        switch type.role {
        case .viewController: return .viewController
        case .viewPart: return isOfView(type) ? .viewPart : nil
        case .presenter: return .presenter
        case .displayModel: return isNamed(type, ["ViewModel", "ViewData"]) ? .viewModel : nil
        case .useCase: return .useCase
        case .transformer: return isForeignTransformer(type) ? nil : .transformer
        case .presentationModel: return .presentationModel
        case .entity: return isEntity(type, scenes) ? .entity : nil
        case .router: return .router
        case .connector, .assembler: return .connector
        default: return codebase.isViewController(type) ? .viewController : nil
        }
    }

    /// The part of the type around a place.
    package func part(at context: Context) -> CleanPart? { context.type.flatMap(part) }

    /// The types of the given parts, without types nested in them.
    package func types(_ parts: CleanPart...) -> [KnownType] {
        codebase.types.filter { type in part(of: type).map(parts.contains) ?? false && !isPiece(type) }
    }

    /// Whether the type is nested in another type that has a part, like a `ContactListPresenter.Section`; a namespace
    /// has none.
    package func isPiece(_ type: KnownType) -> Bool {
        type.outer.flatMap(codebase.type(at:)).map { part(of: $0) != nil || isPiece($0) } ?? false
    }

    // MARK: - Protocols

    private func protocolPart(_ type: KnownType) -> CleanPart? {
        let name = type.name.hasSuffix("Protocol") ? String(type.name.dropLast(8)) : type.name
        if name.hasSuffix("UseCaseOutput") || name.hasSuffix("InteractorOutput") { return .useCaseOutput }
        if name.hasSuffix("PresenterOutput") { return .presenterOutput }
        if isGateway(type) { return .gateway }
        if exposed.contains(type.path) { return .entityManager }
        if name.hasSuffix("UseCase") || name.hasSuffix("UseCaseInput") { return .useCase }
        if name.hasSuffix("Presenter") || name.hasSuffix("PresenterInput") { return .presenter }
        if name.hasSuffix("Router") { return .router }
        return nil
    }

    /// Whether the type is a gateway, as a protocol or as an implementation.
    private func isGateway(_ type: KnownType) -> Bool {
        if type.isProtocol { return isNamed(type, ["Gateway", "GatewayProtocol"]) }
        guard type.role == nil || type.role == .gateway else { return false }
        return isNamed(type, ["Gateway", "GatewayImpl"])
            || type.inherited.contains { codebase.bare($0).hasSuffix("Gateway") }
    }

    // MARK: - Classes

    private func isManager(_ type: KnownType) -> Bool {
        if exposed.contains(type.path) || type.name.hasSuffix("EntityManager") { return true }
        guard type.role == nil || type.role == .entityManager || type.role == .gateway else { return false }
        return type.inherited.contains { exposedNames.contains(codebase.bare($0)) }
    }

    /// Whether the type is an entity rather than an error, an identifier, a filter to ask by, or a model of a scene's
    /// own.
    private func isEntity(_ type: KnownType, _ scenes: ModuleFolders) -> Bool {
        let inherited = type.inherited.map(codebase.bare)
        if inherited.contains("Error") || inherited.contains("LocalizedError") { return false }
        if type.isIdentifier { return false }
        if answers.contains(type.path) || isNamed(type, ["Entity"]) { return true }
        let folders = type.main.file.folders
        if let depth = scenes.depth(above: folders),
            folders.dropFirst(depth).contains(where: Vocabulary.entityFolders.contains)
        {
            return false
        }
        return !questions.contains(type.path) || folders.contains(where: Vocabulary.entityFolders.contains)
    }

    /// Whether the type is a part of the view; data sources and adapters behind the Presenter have the same names.
    private func isOfView(_ type: KnownType) -> Bool {
        let root = codebase.superclasses(of: type).unknown
        let isSure = !isNamed(type, ["DataSource", "Adapter", "Table"])
        if isSure || (type.inherited + [root ?? ""]).contains(where: { $0.hasPrefix("UI") }) { return true }
        let names = type.members.flatMap { member in
            member.parameters.compactMap(\.type).flatMap(\.names) + (member.knownType?.names ?? [])
        }
        return names.contains { name in
            name.hasPrefix("UI") || codebase.resolvePath(name, in: nil)?.role == .presenter
        }
    }

    /// Whether the type is Foundation's `ValueTransformer` or one of a mapping library's, which share only the name.
    private func isForeignTransformer(_ type: KnownType) -> Bool {
        if let root = codebase.superclasses(of: type).unknown, root != "NSObject" {
            return codebase.type(at: root) == nil && !type.name.hasSuffix("UseCaseTransformer")
        }
        return false
    }

    private func isNamed(_ type: KnownType, _ endings: [String]) -> Bool {
        endings.contains(where: type.name.hasSuffix)
    }
}
