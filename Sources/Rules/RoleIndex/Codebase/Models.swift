import SourceModel

/// The domain models, the stores and the formatting functions of a VIPER-S codebase.
package struct Models {
    /// The paths of the entities.
    package private(set) var domain: Set<String> = []
    /// The paths of the stores: types without a role that Workers keep in properties, and their conformers.
    package private(set) var stores: Set<String> = []
    /// The names of functions, free or static (`DateText.day`), whose bodies use a formatter.
    private var formatters: Set<String> = []
    private let codebase: Codebase

    /// Looks for models, stores and formatting functions in a codebase.
    package init(codebase: Codebase) {
        self.codebase = codebase
        domain = Set(codebase.types.filter { $0.role == .entity }.map(\.path))
        stores = storeTypes().subtracting(domain)
        formatters = formattingTypes()
    }

    /// Whether a reference calls something in the sources that formats.
    package func formats(_ reference: Reference) -> Bool {
        if reference.receiver == nil { return reference.kind == .call && formatters.contains(reference.name) }
        guard let receiver = reference.receiver, receiver.first?.isUppercase == true else { return false }
        return formatters.contains("\(receiver).\(reference.name)")
    }

    // MARK: - Stores

    private func storeTypes() -> Set<String> {
        var found: Set<String> = []
        for worker in codebase.types where worker.role == .worker && !worker.isProtocol {
            for name in worker.storedProperties.compactMap(\.knownType).flatMap(\.held) {
                guard let type = codebase.resolvePath(name, in: nil), type.role == nil, RoleProtocol(type.name) == nil
                else { continue }
                if type.isClass || type.isProtocol { found.insert(type.path) }
                if type.isProtocol { found.formUnion(codebase.conformers(of: type.path).map(\.path)) }
            }
        }
        return found
    }

    // MARK: - Formatting

    private func formattingTypes() -> Set<String> {
        var found: Set<String> = []
        for file in codebase.files {
            for declaration in file.declarations {
                if declaration.kind == .function, usesFormatter(declaration, in: file) {
                    found.insert(declaration.name)
                }
                guard declaration.isType, codebase.type(at: declaration.name)?.role == nil else { continue }
                // A static formatter serves all static members next to it.
                guard usesFormatter(declaration, in: file) else { continue }
                for member in declaration.members where member.isStatic {
                    found.insert("\(declaration.name).\(member.name)")
                }
            }
        }
        return found
    }

    private func usesFormatter(_ declaration: Declaration, in file: SourceFile) -> Bool {
        file.references(in: declaration).contains(where: ConcernAPI.isFormatting)
    }
}
