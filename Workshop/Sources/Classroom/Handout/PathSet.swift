/// Files and all folders that contain them.
struct PathSet {
    private var paths: Set<String> = [""]

    init(_ files: some Sequence<String>) {
        for file in files {
            var path = file[...]
            while paths.insert(String(path)).inserted {
                path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
            }
        }
    }

    func contains(_ path: String) -> Bool { paths.contains(path) }
}
