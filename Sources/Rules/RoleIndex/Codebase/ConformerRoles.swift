/// The roles of the types that conform to a protocol, each role once: thousands may conform to a protocol of a whole
/// app.
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
        // A conformer counts even without a role, so that its protocol isn't taken for one without conformers.
        var roles = byModule[path]?[module] ?? []
        if let role = type.role, codebase.vocabulary.actor(role) != nil {
            if !roles.contains(role) { roles.append(role) }
            if all[path]?.contains(role) != true { all[path, default: []].append(role) }
        }
        byModule[path, default: [:]][module] = roles
        if all[path] == nil { all[path] = [] }
    }

    /// The roles of all conformers of the protocol at a path; nil without conformers.
    package func of(_ path: String) -> [Role]? { all[path] }

    /// The roles of conformers that are of a module or shared by all; nil without such conformers.
    package func of(_ path: String, in module: String?) -> [Role]? {
        guard let module else { return all[path] }
        let found = [module, ""].compactMap { byModule[path]?[$0] }
        return found.isEmpty ? nil : found.flatMap { $0 }
    }
}
