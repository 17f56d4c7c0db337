import SourceModel

// The modules of the app, and their names.
extension Placing {
    /// Every module that the sources show, by contract, by role protocols or by actors, in the order of their names.
    func modules() -> [AppModule] {
        guard !vocabulary.actors.isEmpty else { return [] }
        var found: [String: AppModule] = [:]
        if vocabulary.hasContracts {
            for file in codebase.files where file.name.hasSuffix("Contract.swift") {
                let name = String(file.name.dropLast("Contract.swift".count))
                if !name.isEmpty {
                    found[name] = AppModule(name: name, folders: file.folders, contract: file, actors: [])
                }
            }
        }
        let contracts = Dictionary(grouping: found.values, by: \.folders)
        for (name, file) in namesByActors() + namesByProtocols() where found[name] == nil {
            // A misspelled name doesn't make a second module next to the one with the contract.
            guard contracts[file.folders]?.contains(where: { $0.isNearly(name) }) != true else { continue }
            let home = AppModule.home(of: name, in: file.folders)
            found[name] = AppModule(name: name, folders: home, contract: nil, actors: [])
        }
        return found.values.sorted { $0.name < $1.name }
    }

    private func namesByProtocols() -> [(String, SourceFile)] {
        guard vocabulary.hasContracts else { return [] }
        // A role protocol inside a contract has a wrong name rather than a second module.
        let outside = codebase.types.filter { $0.isProtocol && !$0.main.file.name.hasSuffix("Contract.swift") }
        return outside.compactMap { type in
            guard let role = RoleProtocol(type.name), role.isRole else { return nil }
            return (role.module, type.main.file)
        }
    }

    /// Returns `ItemsList` for `ItemsListDirector`; a lone `BackgroundWorker` makes no module, but a screen in its own
    /// folder does.
    private func namesByActors() -> [(String, SourceFile)] {
        var actors: [String: [(Role, SourceFile)]] = [:]
        var screens: Set<String> = []
        for type in codebase.types where type.isClass && !isSharedBase(type) {
            guard let (part, written) = bySuffix(type.name), vocabulary.actor(part.role) != nil else { continue }
            // The type around it names `Shelf.Presenter`.
            let prefix = written.isEmpty ? String(type.path.prefix { $0 != "." }) : written
            guard type.isNested == written.isEmpty else { continue }
            actors[prefix, default: []].append((part.role, type.main.file))
            if isPage(type, called: prefix) { screens.insert(prefix) }
        }
        // `LoginViewPresenter` is of the module that has a `LoginViewController`.
        for (prefix, found) in actors where prefix.hasSuffix("View") {
            guard let module = actors[String(prefix.dropLast(4))],
                found.allSatisfy({ $0.0 != vocabulary.actors.first?.role }),
                module.contains(where: { $0.0 == vocabulary.actors.first?.role })
            else { continue }
            actors[String(prefix.dropLast(4))] = module + found
            actors[prefix] = nil
        }
        for (prefix, found) in actors {
            guard let whole = moduleOfLoneActor(prefix, found, among: actors) else { continue }
            actors[whole, default: []] += found
            actors[prefix] = nil
        }
        return actors.compactMap { prefix, found in
            let roles = Set(found.map(\.0))
            let leads = !roles.isDisjoint(with: vocabulary.leads)
            // `Core/CoreDataManager` belongs to no page, but the folder of a contract does.
            let inFolder = vocabulary.hasContracts && found.contains { $0.1.folders.joined().hasSuffix(prefix) }
            return leads || roles.count > 1 || inFolder || screens.contains(prefix) ? (prefix, found[0].1) : nil
        }
    }

    /// Returns `Assets` for a lone `AssetsListPresenter` next to an `AssetsInteractor` and an `AssetsRouter` without a
    /// Presenter.
    private func moduleOfLoneActor(
        _ prefix: String, _ found: [(Role, SourceFile)], among actors: [String: [(Role, SourceFile)]]
    ) -> String? {
        guard !vocabulary.hasContracts, found.count == 1, let (role, file) = found.first else { return nil }
        // The longest beginning counts. Looking it up is faster than comparing each name with all others.
        var name = prefix.dropLast()
        while !name.isEmpty {
            let others = actors[String(name)] ?? []
            if others.count > 1, others.allSatisfy({ $0.0 != role && $0.1.folders == file.folders }) {
                return String(name)
            }
            name.removeLast()
        }
        return nil
    }

    /// Whether the type is a view controller in a folder of its name, which makes it a module where there are no
    /// contracts.
    private func isPage(_ type: KnownType, called prefix: String) -> Bool {
        guard !vocabulary.hasContracts, !prefix.isEmpty, codebase.isViewController(type) else { return false }
        let folders = type.main.file.folders
        return AppModule.home(of: prefix, in: folders).joined().hasSuffix(prefix)
    }
}
