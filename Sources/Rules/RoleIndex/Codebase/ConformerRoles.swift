/// The roles of those who conform to a protocol, each once: thousands may conform to what a whole app shares.
package struct ConformerRoles {
    private var all: [String: [Role]] = [:]
    private var byModule: [String: [String: [Role]]] = [:]

    init() {}

    init(codebase: Codebase) {
        for type in codebase.types where type.isProtocol && all[type.path] == nil {
            for conformer in codebase.conformers(of: type.path) { note(conformer, codebase, of: type.path) }
        }
    }

    private mutating func note(_ type: KnownType, _ codebase: Codebase, of path: String) {
        let module = type.module ?? ""
        // Whoever conforms is noted, with a role or without.
        var roles = byModule[path]?[module] ?? []
        if let role = type.role, codebase.vocabulary.actor(role) != nil {
            if !roles.contains(role) { roles.append(role) }
            if all[path]?.contains(role) != true { all[path, default: []].append(role) }
        }
        byModule[path, default: [:]][module] = roles
        if all[path] == nil { all[path] = [] }
    }

    /// Nil where nobody conforms.
    package func of(_ path: String) -> [Role]? { all[path] }

    /// Of those who may be of a module, as what is shared may be of any; nil where there is nobody.
    package func of(_ path: String, in module: String?) -> [Role]? {
        guard let module else { return all[path] }
        let found = [module, ""].compactMap { byModule[path]?[$0] }
        return found.isEmpty ? nil : found.flatMap { $0 }
    }
}
