import SourceModel

/// Decides whether two types whose names begin with different modules really are of different modules.
///
/// Contracts say what a module is. Without contracts names do, and names mislead: a cell with a presenter is a part of
/// the screen that shows it, an interactor that several screens share belongs to none of them, and one folder with one
/// screen is one module, even if its files abbreviate the name.
package struct ModuleBoundaries {
    private let codebase: Codebase
    /// The modules that show nothing, with actors behind the Presenter only.
    private let backstage: Set<String>
    /// The modules whose only View is drawn on other modules' screens.
    private let partsOfScreens: Set<String>
    /// The modules whose Presenters a module without a Presenter of its own refers to, by that module.
    private var served: [String: Set<String>] = [:]
    /// The number of Presenters in a folder and below it, by the folder's path.
    private var presenters: [String: Int] = [:]

    /// Collects which modules of a codebase are backstage, parts of screens or served by others.
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

    /// Whether the code at a place belongs to one module, and a type that it names to another.
    package func divide(_ context: Context, from target: KnownType) -> Bool {
        guard !codebase.vocabulary.hasContracts, let from = context.module, let to = target.module else { return true }
        if from.lowercased() == to.lowercased() || backstage.contains(to) { return false }
        if isElsewhere(target, than: to) || makesScreens(target) || served[from]?.contains(to) == true { return false }
        // A screen may name parts of other screens, and the Presenters of those parts.
        if codebase.vocabulary.draws(context.role), target.role == .viewPart || isPartOfScreens(to) { return false }
        return !leads(context, for: to) && !share(context.file.folders, target.main.file.folders)
    }

    private static func isBackstage(_ role: Role?) -> Bool {
        role == .interactor || role == .dataManager || role == .useCase || role == .gateway
    }

    /// Whether the type at the place plays a navigation role of the other module, and so belongs to it under another
    /// name.
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

    /// Whether the type only has a name that begins like a module, while that module has a folder of its own elsewhere.
    private func isElsewhere(_ target: KnownType, than module: String) -> Bool {
        guard let module = codebase.module(named: module), module.isFolder else { return false }
        return !target.main.file.folders.starts(with: module.folders)
    }

    /// Whether the type is a protocol that gives out a module's screen, which every module may use.
    private func makesScreens(_ target: KnownType) -> Bool {
        target.isProtocol
            && target.members.contains {
                $0.kind == .method && $0.type?.held.contains(where: UIKitNames.isController) == true
            }
    }

    /// Whether both are in the folder of a single screen.
    private func share(_ folders: [String], _ others: [String]) -> Bool {
        var shared = zip(folders, others).prefix { $0 == $1 }.map(\.0)
        while !shared.isEmpty {
            if let count = presenters[shared.joined(separator: "/")] { return count == 1 }
            // Protocols are often in a folder of their own next to the Presenter's.
            shared.removeLast()
        }
        return false
    }
}
