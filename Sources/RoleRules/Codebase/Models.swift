import SourceModel

/// Which types of a VIPER-S codebase are domain models, which are stores, and what formats.
struct Models {
    /// The paths of what Worker and Director pass each other, and of what those are made of.
    private(set) var domain: Set<String> = []
    /// The paths of what Workers store or make.
    private(set) var stores: Set<String> = []
    /// Free functions and static ones, `DateText.day`, whose bodies use a formatter.
    private var formatters: Set<String> = []
    private let codebase: Codebase

    init(codebase: Codebase) {
        self.codebase = codebase
        let display = displayModels()
        domain = domainModels(except: display)
        stores = storeTypes().subtracting(domain)
        formatters = formattingTypes()
    }

    /// A call of something in the sources that formats.
    func formats(_ reference: Reference) -> Bool {
        if reference.receiver == nil { return reference.kind == .call && formatters.contains(reference.name) }
        guard let receiver = reference.receiver, receiver.first?.isUppercase == true else { return false }
        return formatters.contains("\(receiver).\(reference.name)")
    }

    // MARK: - Models

    private func signatures(of words: Set<String>) -> Set<String> {
        var paths: Set<String> = []
        for type in codebase.types where type.isProtocol {
            guard let role = RoleProtocol(type.name), words.contains(role.word) else { continue }
            for method in type.members {
                let names = method.parameters.compactMap(\.type).flatMap(\.names) + (method.type?.names ?? [])
                for name in names {
                    if let found = codebase.resolvePath(name, in: nil), isModel(found) { paths.insert(found.path) }
                }
            }
        }
        return paths
    }

    private func isModel(_ type: KnownType) -> Bool {
        !type.isProtocol && type.role == nil && !codebase.isViewController(type)
    }

    /// What is shown, by its name; what DisplayUI alone talks about is none of the domain's anyway.
    private func displayModels() -> Set<String> {
        let endings = ["UI", "ViewModel", "DisplayModel", "PresentationModel", "ViewData"]
        let named = codebase.types.filter { type in endings.contains(where: type.name.hasSuffix) }.map(\.path)
        let shown = signatures(of: ["DisplayUI"])
        return Set(named).union(shown.subtracting(signatures(of: ["ManageData", "PresentData"])))
    }

    private func domainModels(except display: Set<String>) -> Set<String> {
        var found = signatures(of: ["ManageData", "PresentData", "Navigate"])
        let folders: Set<String> = ["Model", "Models", "Entity", "Entities", "Domain"]
        for type in codebase.types where isModel(type) && !type.isNested {
            if type.main.file.folders.contains(where: folders.contains) { found.insert(type.path) }
        }
        var waiting = Array(found.subtracting(display))
        found = Set(waiting)
        while let path = waiting.popLast() {
            guard let type = codebase.type(at: path) else { continue }
            for name in type.storedProperties.compactMap(\.knownType).flatMap(\.names) {
                let context = codebase.context(at: type.main.declaration.extent.name.lowerBound, in: type.main.file)
                guard let part = codebase.resolvePath(name, in: context), isModel(part), !display.contains(part.path)
                else { continue }
                if found.insert(part.path).inserted { waiting.append(part.path) }
            }
        }
        return found
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
