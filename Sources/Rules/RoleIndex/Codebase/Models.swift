import SourceModel

/// Which types of a VIPER-S codebase are domain models, which are stores, and what formats.
package struct Models {
    /// The paths of the entities.
    package private(set) var domain: Set<String> = []
    /// The paths of what Workers store or make.
    package private(set) var stores: Set<String> = []
    /// Free functions and static ones, `DateText.day`, whose bodies use a formatter.
    private var formatters: Set<String> = []
    private let codebase: Codebase

    /// Looks for models, stores and what formats in a codebase.
    package init(codebase: Codebase) {
        self.codebase = codebase
        domain = Set(codebase.types.filter { $0.role == .entity }.map(\.path))
        stores = storeTypes().subtracting(domain)
        formatters = formattingTypes()
    }

    /// A call of something in the sources that formats.
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
                // A static formatter serves all static functions beside it.
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
