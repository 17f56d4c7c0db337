import SourceModel

/// The uses among a module's folders, read from the names of the types that they declare.
///
/// Nothing is compiled, so a name that two folders declare doesn't count, and neither does a method that one folder
/// adds to a type of another.
struct FolderUses {
    private let files: [(folder: String, file: SourceFile)]
    private let top: String

    /// - Parameter module: The name for the files that are in no folder.
    init(of files: [SourceFile], module: String) {
        top = module
        self.files = files.map { ($0.folders.first ?? module, $0) }
    }

    /// The folders by name, with files in no folder last.
    var folders: [String] {
        let all = Set(files.map(\.folder))
        return all.subtracting([top]).sorted() + (all.contains(top) ? [top] : [])
    }

    /// One arrow for each pair of folders, with the first place where one names a type of the other.
    var arrows: [ModuleArrow] {
        let homes = homes
        var found: [String: ModuleArrow] = [:]
        for (folder, file) in files {
            for reference in file.references {
                guard let home = homes[reference.name] ?? nil, home != folder else { continue }
                // Behind a dot, a name such as `.text` is a member, except for a type in its module.
                if let receiver = reference.receiver, receiver != top { continue }
                let key = folder + "\n" + home
                if found[key] == nil {
                    found[key] = ModuleArrow(folder, home, at: reference.location, type: reference.name)
                }
            }
        }
        let places = folders
        return places.flatMap { from in places.compactMap { found[from + "\n" + $0] } }
    }

    /// The folder of each type, or nil for a name that several folders declare.
    private var homes: [String: String?] {
        var homes: [String: String?] = [:]
        for (folder, file) in files {
            for declaration in file.declarations where declaration.isType || declaration.kind == .typealias {
                if let known = homes[declaration.name], known != folder {
                    homes[declaration.name] = .some(nil)
                } else {
                    homes[declaration.name] = folder
                }
            }
        }
        return homes
    }
}
