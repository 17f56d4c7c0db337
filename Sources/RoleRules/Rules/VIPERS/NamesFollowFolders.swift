import SourceModel

extension Rule {
    /// VS3: file and type are named by folders and actor.
    static let namesFollowFolders = Rule(
        name: "names-follow-folders",
        what: "A file is named as its type: by the folders that hold it, and then by its actor.",
        why: "whoever knows the page and the actor types the name and is there, in every project alike",
        fix: "name the file and the type by the folders and the actor, such as ItemsListDirector in Items/List",
        wrong: [
            "Items/List/ListDirector.swift": "final class ListDirector {}",
            "Items/List/ListScene.swift": "final class ListScene: UIViewController {}",
        ],
        right: [
            "Items/List/ItemsListDirector.swift": "final class ItemsListDirector {}",
            "Items/List/ItemsListScene.swift": "final class ItemsListScene: UIViewController {}",
        ],
        lesson: Lesson.contract,
        source: "D'Areglia, VIPER-S, part 1: names by folder structure",
        check: { NamesFollowFolders(codebase: $0).findings })
}

private struct NamesFollowFolders {
    let codebase: Codebase
    /// What names begin with, by the folders of their files: many files share them.
    private var prefixes: [[String]: String] = [:]

    init(codebase: Codebase) {
        self.codebase = codebase
        for folders in Set(codebase.files.map(\.folders)) { prefixes[folders] = prefix(of: folders) }
    }

    /// Folders that hold modules and are no part of their names.
    private static let containers: Set<String> = [
        "Modules", "Sources", "Source", "Scenes", "Screens", "Features", "Classes", "App", "Application",
    ]

    var findings: [Finding] {
        let actors = codebase.types.filter { $0.module != nil && !$0.isNested && codebase.isActor($0) }
        return actors.compactMap(finding) + codebase.modules.compactMap(finding)
    }

    private func finding(_ type: KnownType) -> Finding? {
        guard let role = type.role, let module = type.module else { return nil }
        let file = type.main.file
        let location = type.main.declaration.location
        let prefix = prefixes[file.folders] ?? ""
        let ending = codebase.vocabulary.actor(role)?.suffixes.first { type.name.hasSuffix($0) }
        if !type.name.hasPrefix(prefix) {
            let name = expected(type.name, prefix: prefix, folders: file.folders)
            return Finding(
                location, "\(type.name) in \(file.folders.joined(separator: "/")) does not begin with \(prefix)",
                fix: "call it \(name), and its file \(name).swift")
        }
        guard ending != nil else {
            let name = module + role.rawValue
            return Finding(
                location, "\(type.name) is the \(role.rawValue) of \(module) and is not called so",
                fix: "call it \(name), and its file \(name).swift")
        }
        if file.name != type.name + ".swift" {
            return Finding(
                location, "\(type.name) is declared in \(file.name)", fix: "move it to a file \(type.name).swift")
        }
        return nil
    }

    private func finding(_ module: AppModule) -> Finding? {
        guard let contract = module.contract else { return nil }
        let prefix = prefixes[contract.folders] ?? ""
        guard !module.name.hasPrefix(prefix) else { return nil }
        let name = expected(module.name, prefix: prefix, folders: contract.folders)
        return Finding(
            Location(file: contract.path, line: 1, column: 1),
            "\(contract.name) in \(contract.folders.joined(separator: "/")) does not begin with \(prefix)",
            fix: "call it \(name)Contract.swift")
    }

    /// The folders' names in a row, `ItemsList` for `Modules/Items/List`.
    private func prefix(of all: [String]) -> String {
        var folders = all[...]
        // Below the contract's folder a module may sort its files as it likes.
        let own = codebase.modules.first {
            !$0.folders.isEmpty && $0.contract != nil && folders.starts(with: $0.folders)
        }
        if let own { folders = own.folders[...] }
        if let last = folders.lastIndex(where: { Self.containers.contains($0) || !isIdentifier($0) }) {
            folders = folders[(last + 1)...]
        }
        // A folder for one actor may come last; its name comes last in the type's name too.
        if let last = folders.last, isActorFolder(last) { folders = folders.dropLast() }
        let dropped = folders.dropFirst(sharedContainers(of: folders))
        return dropped.joined()
    }

    /// How many outer folders hold all modules and give their names to none: the app's own folder, say.
    private func sharedContainers(of folders: ArraySlice<String>) -> Int {
        let all = codebase.modules.filter { !$0.folders.isEmpty }
        guard Set(all.map(\.folders)).count > 1 else { return isOnlyModule(all, below: folders) ? 1 : 0 }
        var count = 0
        for folder in folders {
            let isShared = all.allSatisfy { $0.folders.contains(folder) }
            guard isShared, !all.contains(where: { $0.name.hasPrefix(folder) }) else { break }
            count += 1
        }
        return count
    }

    /// Of a single module nothing tells the app's own folder from its group's, but its name: `CartList` in
    /// `Shop/Cart/List` says that `Shop` is the app. A module in a single folder is named by that folder.
    private func isOnlyModule(_ modules: [AppModule], below folders: ArraySlice<String>) -> Bool {
        let inner = folders.dropFirst()
        return inner.count > 1 && !modules.isEmpty && modules.allSatisfy { $0.name.hasPrefix(inner.joined()) }
    }

    /// What the name would be: the prefix, then what the name says that the prefix does not.
    private func expected(_ name: String, prefix: String, folders: [String]) -> String {
        for folder in folders where name.hasPrefix(folder) { return prefix + name.dropFirst(folder.count) }
        let ending = codebase.vocabulary.actors.flatMap(\.suffixes).first(where: name.hasSuffix)
        return prefix + (ending ?? "")
    }

    private func isActorFolder(_ name: String) -> Bool {
        let suffixes = codebase.vocabulary.actors.flatMap(\.suffixes) + ["Contract"]
        return suffixes.contains { name == $0 || name == $0 + "s" }
    }

    private func isIdentifier(_ name: String) -> Bool {
        name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber }
    }
}
