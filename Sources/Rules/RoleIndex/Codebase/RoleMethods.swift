import SourceModel

/// The methods of the roles in the sources.
package struct RoleMethods {
    /// A method of a role, or of a class that receives an event.
    package struct Method {
        /// The protocol that requires the method, or the class that receives the event.
        package let type: KnownType
        /// The method's declaration.
        package let method: Declaration
        /// Whether the role has another method with this name.
        package let isOverloaded: Bool
    }

    /// All methods, in the order of the files.
    package let all: [Method]

    /// Collects the methods of each role of a codebase.
    package init(codebase: Codebase) {
        let conformers = codebase.conformers
        let inhabited = Set(codebase.types.filter(codebase.isActor).compactMap(\.module))
        let roles = codebase.types.filter { type in
            guard type.isProtocol else { return false }
            // A contract that is written before its actors promises nothing yet.
            if let module = type.module, !inhabited.contains(module) { return false }
            if codebase.vocabulary.hasContracts {
                // A role with a wrong name is a finding of another rule.
                return RoleProtocol(type.name).map { $0.isRole && inhabited.contains($0.module) } ?? false
            }
            let isPlayed = conformers.of(type.path).contains(where: codebase.isActor)
            let isNamed =
                codebase.vocabulary.implementer(of: type.name) != nil || codebase.vocabulary.isDelegate(type.name)
            return isNamed && (isPlayed || type.module != nil)
        }
        // Clean VIPER's events go from layer to layer through the classes themselves.
        let hearers = codebase.types.filter { type in
            codebase.vocabulary.actor(.useCase) != nil && codebase.isActor(type)
                && type.role.map(codebase.vocabulary.drawn.contains) == false
        }
        all = (roles + hearers).flatMap { type in
            let methods = (type.isProtocol ? type.main.declaration.members : type.members).filter {
                $0.kind == .method && (type.isProtocol || Self.isEvent($0.name))
            }
            let counts = Dictionary(grouping: methods, by: \.name).mapValues(\.count)
            // A method that a protocol repeats from a refined protocol is judged in the refined one.
            let refined = type.isProtocol ? Conformers.refined(by: type.path, codebase).subtracting([type.path]) : []
            let repeated = Set(
                refined.compactMap(codebase.type(at:)).flatMap(\.main.declaration.members).map(\.signature))
            return methods.filter { !repeated.contains($0.signature) }.map {
                Method(type: type, method: $0, isOverloaded: counts[$0.name] != 1)
            }
        }
    }

    /// Whether the name is an event's: `eventViewReady`, but not `eventually`.
    private static func isEvent(_ name: String) -> Bool {
        name.hasPrefix("event") && name.dropFirst(5).first?.isUppercase == true
    }
}
