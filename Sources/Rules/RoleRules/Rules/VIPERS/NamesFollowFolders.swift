import RoleIndex
import SourceModel

extension Rule {
    /// Files and types have names made of their folders and their actor.
    static let namesFollowFolders = Rule(
        name: "names-follow-folders",
        what: "A file is named as its type: by the folders that hold it, and then by its actor.",
        why: "if you know the page and the actor, you know the file's name, in every project",
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
        source: "D'Areglia, VIPER-S, part 1, \"Organize your project\": names by folder structure",
        check: { NamesFollowFolders(codebase: $0).findings })
}

private struct NamesFollowFolders {
    let codebase: Codebase
    /// The place of files, which many share, and with it the beginning of their names.
    private struct Place: Hashable {
        /// The folders above the one that was read that are groups as well: `Items` if `Sources/Items` was linted.
        let groups: [String]
        let folders: [String]

        var path: String { (groups + folders).joined(separator: "/") }
    }

    private var places: [String: Place] = [:]
    private var prefixes: [Place: String] = [:]
    /// The modules that are in a folder.
    private let foldered: [AppModule]
    /// Whether these modules are in different folders.
    private let areApart: Bool
    /// The first module with a contract in each folder, as an index into all modules.
    private var contracts: [[String]: Int] = [:]

    init(codebase: Codebase) {
        self.codebase = codebase
        foldered = codebase.modules.filter { !$0.folders.isEmpty }
        areApart = Set(foldered.map(\.folders)).count > 1
        for (index, module) in codebase.modules.enumerated() where module.contract != nil && !module.folders.isEmpty {
            if contracts[module.folders] == nil { contracts[module.folders] = index }
        }
        var known: [ArraySlice<String>: [String]] = [:]
        for file in codebase.files {
            let above = file.path.split(separator: "/").map(String.init).dropLast(file.place.count)
            let groups = known[above] ?? groups(in: above)
            known[above] = groups
            let place = Place(groups: groups, folders: file.folders)
            places[file.path] = place
            if prefixes[place] == nil { prefixes[place] = prefix(of: place) }
        }
    }

    /// Folders that hold modules and aren't part of their names.
    private static let containers: Set<String> = [
        "Modules", "Sources", "Source", "Scenes", "Screens", "Features", "Classes", "App", "Application",
    ]

    /// The folders above the one that was read that modules are named by.
    ///
    /// If the paths don't show them, as for `lint .`, a common beginning of several modules' names counts.
    private func groups(in above: ArraySlice<String>) -> [String] {
        let modules = codebase.modules.map { (name: $0.name, inner: $0.folders.joined()) }
        guard !above.isEmpty else {
            let starts = Set(modules.map { $0.name.hasSuffix($0.inner) ? $0.name.dropLast($0.inner.count) : "" })
            return modules.count > 1 && starts.count == 1 ? starts.filter { !$0.isEmpty }.map(String.init) : []
        }
        let last = above.lastIndex { Self.containers.contains($0) || !isIdentifier($0) }
        let inside = above[(last.map { $0 + 1 } ?? 0)...]
        return inside.indices.lazy.map { Array(inside[$0...]) }.first { groups in
            modules.contains { $0.name.hasPrefix(groups.joined() + $0.inner) }
        } ?? []
    }

    var findings: [Finding] {
        let actors = codebase.types.filter { $0.module != nil && !$0.isNested && codebase.isActor($0) }
        return actors.compactMap(finding) + codebase.modules.compactMap(finding)
    }

    private func finding(_ type: KnownType) -> Finding? {
        guard let role = type.role, let module = type.module else { return nil }
        let file = type.main.file
        let location = type.main.declaration.location
        guard let place = places[file.path], let prefix = prefixes[place] else { return nil }
        let ending = codebase.vocabulary.actor(role)?.suffixes.first { type.name.hasSuffix($0) }
        if !type.name.hasPrefix(prefix) {
            let name = expected(type.name, prefix: prefix, in: place)
            return Finding(
                location, "\(type.name) in \(place.path) does not begin with \(prefix)",
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
        guard let contract = module.contract, let place = places[contract.path], let prefix = prefixes[place],
            !module.name.hasPrefix(prefix)
        else { return nil }
        let name = expected(module.name, prefix: prefix, in: place)
        return Finding(
            Location(file: contract.path, line: 1, column: 1),
            "\(contract.name) in \(place.path) does not begin with \(prefix)",
            fix: "call it \(name)Contract.swift")
    }

    /// The folders' names joined, `ItemsList` for `Modules/Items/List`.
    private func prefix(of place: Place) -> String {
        var folders = place.folders[...]
        // Below the contract's folder a module may sort its files in any way.
        let around = folders.indices.compactMap { contracts[Array(folders[...$0])] }
        if let own = around.min() { folders = codebase.modules[own].folders[...] }
        if let last = folders.lastIndex(where: { Self.containers.contains($0) || !isIdentifier($0) }) {
            folders = folders[(last + 1)...]
        }
        // The last folder may be for one actor, whose name also comes last in the type's name.
        if let last = folders.last, isActorFolder(last) { folders = folders.dropLast() }
        let dropped = folders.dropFirst(sharedContainers(of: folders))
        // If a folder is dropped because it names no group, the folders above it don't count either.
        return (dropped.startIndex == 0 ? place.groups + dropped : Array(dropped)).joined()
    }

    /// The number of outer folders that contain all modules and name none, like the app's own folder.
    private func sharedContainers(of folders: ArraySlice<String>) -> Int {
        guard areApart else { return isOnlyModule(foldered, below: folders) ? 1 : 0 }
        var count = 0
        for folder in folders {
            let isShared = foldered.allSatisfy { $0.folders.contains(folder) }
            guard isShared, !foldered.contains(where: { $0.name.hasPrefix(folder) }) else { break }
            count += 1
        }
        return count
    }

    /// Whether the first folder is the app's, judged by the name of the only module: `CartList` in `Shop/Cart/List`
    /// says that `Shop` is the app.
    ///
    /// A module in a single folder is named by that folder.
    private func isOnlyModule(_ modules: [AppModule], below folders: ArraySlice<String>) -> Bool {
        let inner = folders.dropFirst()
        return inner.count > 1 && !modules.isEmpty && modules.allSatisfy { $0.name.hasPrefix(inner.joined()) }
    }

    /// The name as it should be: the prefix, then the rest of the name that the prefix doesn't contain.
    private func expected(_ name: String, prefix: String, in place: Place) -> String {
        for folder in place.groups + place.folders where name.hasPrefix(folder) {
            return prefix + name.dropFirst(folder.count)
        }
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
