import SourceModel

/// Whether two types that are called after different modules are of different ones.
///
/// Contracts say what a module is. Without them names do, and names mislead: a cell with a presenter is a part of the
/// screen that shows it, an interactor that several screens share is nobody's, and one folder with one screen is one
/// module, however its files abbreviate the name.
package struct ModuleBoundaries {
    private let codebase: Codebase
    /// Modules in which nobody shows anything.
    private let backstage: Set<String>
    /// Modules whose only View is drawn on somebody else's screen.
    private let partsOfScreens: Set<String>
    /// Of screens without a Presenter the modules whose Presenters they speak to.
    private var served: [String: Set<String>] = [:]
    /// How many Presenters lie in a folder or below it, by its path.
    private var presenters: [String: Int] = [:]

    /// Looks at the modules of a codebase.
    package init(codebase: Codebase) {
        self.codebase = codebase
        let vocabulary = codebase.vocabulary
        var backstage: Set<String> = []
        var parts: Set<String> = []
        let drawn = Dictionary(grouping: codebase.types.filter { vocabulary.draws($0.role) }) {
            $0.module ?? ""
        }
        for module in codebase.modules where !vocabulary.hasContracts {
            let actors = module.actors.compactMap(codebase.type(at:))
            let views = actors.filter { $0.role == vocabulary.actors.first?.role }
            if views.isEmpty, actors.allSatisfy({ Self.isBackstage($0.role) }) { backstage.insert(module.name) }
            let shown = drawn[module.name] ?? []
            if shown.contains(where: \.isClass), !shown.contains(where: codebase.isViewController) {
                parts.insert(module.name)
            }
            if !actors.contains(where: { $0.role == .presenter }) {
                served[module.name] = Set(actors.flatMap(codebase.presenters(keptBy:)).compactMap(\.type?.module))
            }
        }
        self.backstage = backstage
        partsOfScreens = parts
        for type in codebase.types where type.role == .presenter && !type.isProtocol && !type.isNested {
            let folders = type.main.file.folders
            for count in 0...folders.count {
                presenters[folders.prefix(count).joined(separator: "/"), default: 0] += 1
            }
        }
    }

    /// Whether a module is only a part of other modules' screens: a cell with a Presenter of its own.
    package func isPartOfScreens(_ module: String) -> Bool { partsOfScreens.contains(module) }

    /// Whether what stands at a place is of another module than a type that it names.
    package func divide(_ context: Context, from target: KnownType) -> Bool {
        guard !codebase.vocabulary.hasContracts, let from = context.module, let to = target.module else { return true }
        if from.lowercased() == to.lowercased() || backstage.contains(to) { return false }
        if isElsewhere(target, than: to) || makesScreens(target) || served[from]?.contains(to) == true { return false }
        // A screen shows parts of others, and what presents them.
        if codebase.vocabulary.draws(context.role), target.role == .viewPart || isPartOfScreens(to) { return false }
        return !leads(context, for: to) && !share(context.file.folders, target.main.file.folders)
    }

    private static func isBackstage(_ role: Role?) -> Bool {
        role == .interactor || role == .dataManager || role == .useCase || role == .gateway
    }

    /// Whether the type around plays the navigation that the other module asks for: it is that module's, in other clothes.
    private func leads(_ context: Context, for module: String) -> Bool {
        guard let type = context.type, let role = type.role, codebase.vocabulary.navigators.contains(role) else {
            return false
        }
        let roles = type.inherited.map(codebase.bare).compactMap(codebase.type(at:))
        return roles.contains { seam in
            seam.isProtocol && seam.module == module
                && codebase.vocabulary.implementer(of: seam.name).map(codebase.vocabulary.navigators.contains) ?? false
        }
    }

    /// Whether it only begins with the name of a module that has a folder of its own.
    private func isElsewhere(_ target: KnownType, than module: String) -> Bool {
        guard let module = codebase.module(named: module), module.isFolder else { return false }
        return !target.main.file.folders.starts(with: module.folders)
    }

    /// Whether it is what a module offers to all others: a protocol that gives out its screen.
    private func makesScreens(_ target: KnownType) -> Bool {
        target.isProtocol
            && target.members.contains {
                $0.kind == .method && $0.type?.held.contains(where: UIKitNames.isController) == true
            }
    }

    /// Whether both lie in the folder of one screen.
    private func share(_ folders: [String], _ others: [String]) -> Bool {
        var shared = zip(folders, others).prefix { $0 == $1 }.map(\.0)
        while !shared.isEmpty {
            if let count = presenters[shared.joined(separator: "/")] { return count == 1 }
            // Protocols often lie in a folder of their own beside the one who presents.
            shared.removeLast()
        }
        return false
    }
}
