/// Finds the module of a type by the words of its name, else by the folders around it.
struct ModuleIndex {
    private let names: Set<String>
    /// The names of modules by the path of the module's own folder.
    private let namesByFolder: [String: String]

    init(_ modules: [AppModule]) {
        names = Set(modules.map(\.name))
        let folders = modules.filter(\.isFolder).map { ($0.folders.joined(separator: "/"), $0.name) }
        namesByFolder = Dictionary(folders) { first, _ in first }
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

    /// The longest module name that begins the type's name as a whole word, `List` of `ListCell` but not of `Listener`;
    /// else the module whose folder contains the type.
    func module(of typeName: String, in folders: [String]) -> String? {
        var end = typeName.endIndex
        while end > typeName.startIndex {
            let isWord = end == typeName.endIndex || !typeName[end].isLowercase
            if isWord, names.contains(String(typeName[..<end])) { return String(typeName[..<end]) }
            end = typeName.index(before: end)
        }
        for count in stride(from: folders.count, to: 0, by: -1) {
            if let name = namesByFolder[folders.prefix(count).joined(separator: "/")] { return name }
        }
        return nil
    }
}
