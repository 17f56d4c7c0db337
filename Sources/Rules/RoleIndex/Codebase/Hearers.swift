/// The types that may be behind another type at run time, and the roles that they play.
struct Hearers {
    private let codebase: Codebase
    private let conformers: Conformers
    private var subclasses: [String: [KnownType]] = [:]

    init(codebase: Codebase) {
        self.codebase = codebase
        conformers = codebase.conformers
        for type in codebase.types where type.isClass {
            for base in codebase.superclasses(of: type).known { subclasses[base.path, default: []].append(type) }
        }
    }

    func derived(from type: KnownType) -> [KnownType] { subclasses[type.path] ?? [] }

    /// The paths of the roles and classes that hear a call on this type.
    func of(_ type: KnownType) -> Set<String> {
        var paths: Set<String> = [type.path]
        if type.isProtocol {
            paths.formUnion(Conformers.refined(by: type.path, codebase))
            paths.formUnion(conformers.of(type.path).map(\.path))
        } else {
            let bases = type.isClass ? codebase.superclasses(of: type).known : []
            for player in [type] + derived(from: type) + bases {
                paths.insert(player.path)
                paths.formUnion(conformers.protocols(of: player.path))
            }
        }
        return paths
    }
}
