/// The folders that are a module's own, to find the one around a file.
struct ModuleFolders {
    private let all: Set<[String]>

    init(_ modules: [AppModule]) { all = Set(modules.filter(\.isFolder).map(\.folders)) }

    /// How many of the folders lead to the outermost module's own; nil where none of them is one.
    func depth(above folders: [String]) -> Int? {
        folders.indices.lazy.map { $0 + 1 }.first { all.contains(Array(folders.prefix($0))) }
    }
}
