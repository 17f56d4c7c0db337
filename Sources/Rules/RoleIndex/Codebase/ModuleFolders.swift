/// The modules' own folders, to find the one around a file.
struct ModuleFolders {
    private let all: Set<[String]>

    init(_ modules: [AppModule]) { all = Set(modules.filter(\.isFolder).map(\.folders)) }

    /// The number of folders down to the outermost one that is a module's own; nil if none is.
    func depth(above folders: [String]) -> Int? {
        folders.indices.lazy.map { $0 + 1 }.first { all.contains(Array(folders.prefix($0))) }
    }
}
