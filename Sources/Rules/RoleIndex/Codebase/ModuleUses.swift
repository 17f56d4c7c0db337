import SourceModel

/// The places where a module names something that belongs to another module.
package struct ModuleUses {
    /// A place where a module names another one.
    package struct Use: Sendable {
        /// The module that names the other.
        package let from: String
        /// The module to which the named type belongs.
        package let to: String
        /// The named type.
        package let target: KnownType
        /// The reference that names it.
        package let reference: Reference
        /// The surroundings of the reference.
        package let context: Context
        /// Whether the use leads to the other module: an assembler or router names the other's assembler or router
        /// protocol, or a container implements what the other module asks of its router.
        package let isNavigation: Bool
    }

    /// All uses, in the order of the files.
    let all: [Use]

    /// Looks through all files of a codebase.
    init(codebase: Codebase) {
        let owned = codebase.types.filter { $0.module != nil && !$0.isNested && Self.belongs($0, codebase) }
        let names = NameSet(owned.map(\.name))
        let boundaries = ModuleBoundaries(codebase: codebase)
        all = codebase.files.flatMap { file -> [Use] in
            var places: Set<String> = []
            return file.references(named: names).compactMap { reference in
                let context = codebase.context(of: reference, in: file)
                guard let from = context.module, !codebase.isPreview(context),
                    let target = Self.target(of: reference, in: context, codebase),
                    let to = target.module, to != from, Self.belongs(target, codebase),
                    boundaries.divide(context, from: target)
                else { return nil }
                let isNavigation = Self.isNavigation(to: target, in: context, codebase)
                // `let scene: ItemsAddScene = ItemsAddScene()` is one mistake, although it names the type twice.
                guard places.insert("\(reference.location.line) \(to) \(isNavigation)").inserted else { return nil }
                return Use(
                    from: from, to: to, target: target, reference: reference, context: context,
                    isNavigation: isNavigation)
            }
        }
    }

    private static func isNavigation(to target: KnownType, in context: Context, _ codebase: Codebase) -> Bool {
        guard let type = context.type else { return false }
        if target.isProtocol { return isRouter(type, askedBy: target, codebase) || leads(type, by: target, codebase) }
        return isAssembler(target, codebase) && isAssembler(type, codebase)
    }

    /// Whether the type implements another module's router protocol, and its own module's router is a container
    /// controller.
    private static func isRouter(_ type: KnownType, askedBy role: KnownType, _ codebase: Codebase) -> Bool {
        guard let navigator = codebase.vocabulary.implementer(of: role.name),
            codebase.vocabulary.navigators.contains(navigator),
            type.inherited.contains(where: { codebase.bare($0) == role.name })
        else { return false }
        return codebase.types.contains { other in
            other.module == type.module && other.role == navigator && codebase.isViewController(other)
        }
    }

    /// Whether a Router goes to the other module through that module's Router, which it knows as a protocol.
    private static func leads(_ type: KnownType, by role: KnownType, _ codebase: Codebase) -> Bool {
        guard let navigator = codebase.vocabulary.implementer(of: role.name), isAssembler(type, codebase) else {
            return false
        }
        return !codebase.vocabulary.hasContracts && codebase.vocabulary.navigators.contains(navigator)
    }

    private static func target(of reference: Reference, in context: Context, _ codebase: Codebase) -> KnownType? {
        codebase.resolve(reference.name, receiver: reference.receiver, in: context)
    }

    /// Whether a type belongs to its module alone: actors, their parts and their roles do, models and delegates don't.
    private static func belongs(_ type: KnownType, _ codebase: Codebase) -> Bool {
        guard type.isProtocol else {
            return codebase.isActor(type) || type.role == .viewPart || isAssembler(type, codebase)
        }
        if codebase.vocabulary.isDelegate(type.name) || isHeardElsewhere(type, codebase)
            || isPlayedForAll(type, codebase)
        {
            return false
        }
        return codebase.vocabulary.hasContracts
            ? RoleProtocol(type.name)?.isRole ?? false : codebase.vocabulary.implementer(of: type.name) != nil
    }

    /// Whether a `MapViewPresenterDelegate` isn't played by a View, but by whoever hears the module's news.
    private static func isHeardElsewhere(_ role: KnownType, _ codebase: Codebase) -> Bool {
        guard role.name.hasSuffix("Delegate"), codebase.vocabulary.draws(codebase.vocabulary.implementer(of: role.name))
        else { return false }
        let players = codebase.conformers(of: role.name)
        return !players.isEmpty && !players.contains { codebase.vocabulary.draws($0.role) }
    }

    /// Whether a role is declared in one module but played by services that all modules share.
    private static func isPlayedForAll(_ role: KnownType, _ codebase: Codebase) -> Bool {
        let players = codebase.conformers(of: role.name)
        return !players.isEmpty
            && players.allSatisfy { $0.module == nil && ($0.role == .dataManager || codebase.isService($0)) }
    }

    /// Whether a type makes a module's actors, or leads to another module.
    package static func isAssembler(_ type: KnownType, _ codebase: Codebase) -> Bool {
        guard let role = type.role, !type.isProtocol else { return false }
        return codebase.vocabulary.assemblers.contains(role) || codebase.vocabulary.navigators.contains(role)
    }
}
