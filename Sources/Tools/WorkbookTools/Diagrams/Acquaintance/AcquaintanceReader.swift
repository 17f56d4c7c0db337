import RoleIndex
import SourceModel

/// Reads who knows whom: stored properties, the types behind their protocols, and objects created across modules.
struct AcquaintanceReader {
    let codebase: Codebase
    private let included: [KnownType]
    /// The links in the order of the types and of their texts.
    let links: [KnownLink]

    init(codebase: Codebase) {
        self.codebase = codebase
        let ownership = Ownership(codebase: codebase)
        let hasRoles = !codebase.vocabulary.actors.isEmpty
        let bases = Set(codebase.types.flatMap { codebase.superclasses(of: $0).known.map(\.path) })
        let starts = codebase.types.filter { type in
            guard !type.isProtocol, !bases.contains(type.path), !codebase.isInsideActor(type) else { return false }
            return hasRoles ? codebase.isActor(type) : codebase.isViewController(type)
        }
        let services = Self.services(codebase)
        let assemblers = codebase.types.filter { type in
            !bases.contains(type.path) && !codebase.isActor(type) && ModuleUses.isAssembler(type, codebase)
        }
        var properties: [KnownLink] = []
        var reached = starts
        var seen = Set(starts.map(\.path))
        var next = 0
        while next < reached.count {
            let found = Self.properties(of: reached[next], codebase, ownership)
            next += 1
            for link in found {
                guard let target = codebase.type(at: link.to),
                    target.isClass || services.contains(link.to) || seen.contains(link.to)
                else { continue }
                if seen.insert(link.to).inserted { reached.append(target) }
                properties.append(link)
            }
        }
        let makers = reached + assemblers.filter { !seen.contains($0.path) }
        let made = Self.made(among: makers, codebase)
        let linked = Set(made.flatMap { [$0.from, $0.to] })
        included = makers.filter { seen.contains($0.path) || linked.contains($0.path) }
        let owned = Set(properties.filter { $0.kind == .owns }.map { [$0.from, $0.to] })
        // If a type keeps an object that it creates, the property's link is enough.
        links = properties + made.filter { $0.name != nil || !owned.contains([$0.from, $0.to]) }
    }

    /// The types by module, then by role, owners first.
    var types: [PlacedType] {
        let roles = codebase.vocabulary.actors.map(\.role)
        func rank(_ type: KnownType) -> (Int, String, Int, String) {
            let depth = type.role.flatMap(roles.firstIndex) ?? roles.count
            return (type.module == nil ? 1 : 0, type.module ?? "", depth, type.path)
        }
        return included.sorted { rank($0) < rank($1) }.map { type in
            let properties = type.storedProperties.map { property in
                property.name + (property.knownType.map { ": " + $0.text } ?? "")
            }
            return PlacedType(
                name: type.path, role: type.role?.rawValue, module: type.module, properties: properties)
        }
    }

    // MARK: - Stored properties

    /// The types that fetch or store, including structs; other values aren't acquaintances.
    private static func services(_ codebase: Codebase) -> Set<String> {
        let types = ConcernReader(codebase: codebase).read()
        return Set(types.filter { $0.places[.networking] != nil || $0.places[.storage] != nil }.map(\.type))
    }

    private static func properties(
        of owner: KnownType, _ codebase: Codebase, _ ownership: Ownership
    ) -> [KnownLink] {
        let lineage = [owner] + (owner.isClass ? codebase.superclasses(of: owner).known : [])
        var seen: Set<KnownLink> = []
        return lineage.flatMap { ancestor in
            ancestor.storedProperties.flatMap { property -> [KnownLink] in
                let context = codebase.context(at: property.extent.name.lowerBound, in: ancestor.main.file)
                return (property.knownType?.held ?? []).flatMap { name in
                    ownership.targets(name, in: context, of: owner).map { target in
                        link(from: owner.path, to: target, by: property, as: name, in: context, codebase)
                    }
                }
            }
        }.filter { $0.from != $0.to && seen.insert($0).inserted }
    }

    private static func link(
        from: String, to: String, by property: Declaration, as name: String, in context: Context, _ codebase: Codebase
    ) -> KnownLink {
        let bare = codebase.bare(name)
        let isClass = codebase.resolvePath(name, in: context)?.isProtocol == false
        // A controller that the sources don't declare is UIKit's own, used for the module's screen.
        let isSeam = !isClass && !UIKitNames.isController(bare)
        return KnownLink(
            property.isWeak ? .knows : .owns, from: from, to: to, name: property.name, type: isClass ? nil : bare,
            isSeam: isSeam)
    }

    // MARK: - What is made

    /// The links to types created across modules; a module's own assembler creates its actors in any case.
    private static func made(among types: [KnownType], _ codebase: Codebase) -> [KnownLink] {
        let byPath = Dictionary(types.map { ($0.path, $0) }) { first, _ in first }
        var seen: Set<KnownLink> = []
        return types.flatMap { owner in
            owner.parts.flatMap { part in
                part.file.references(in: part.declaration).compactMap { reference -> KnownLink? in
                    guard reference.kind == .call else { return nil }
                    let context = codebase.context(of: reference, in: part.file)
                    guard let (target, name) = maker(reference, in: context, codebase), byPath[target.path] != nil,
                        target.path != owner.path, target.module == nil || target.module != owner.module
                    else { return nil }
                    return KnownLink(.makes, from: owner.path, to: target.path, name: name)
                }
            }
        }.filter { seen.insert($0).inserted }
    }

    private static func maker(
        _ reference: Reference, in context: Context, _ codebase: Codebase
    ) -> (KnownType, String?)? {
        if let made = codebase.constructed(by: reference, in: context) { return made.isProtocol ? nil : (made, nil) }
        guard let receiver = reference.receiver, receiver.first?.isUppercase == true,
            let type = codebase.resolvePath(receiver, in: context), !type.isProtocol
        else { return nil }
        return (type, reference.name)
    }
}
