import Foundation
import SourceModel

/// The modules of a package, or the folders of one of them, with all arrows between them.
struct ModuleGraph {
    /// A module or a folder.
    struct Node {
        let name: String
        /// The kind of target, if it's unusual: `executable`.
        let note: String?
    }

    /// The name of the drawn package, or of a module in it.
    let title: String
    /// Whether the nodes are folders.
    let isOfFolders: Bool
    let nodes: [Node]
    let arrows: [ModuleArrow]
    let unread: [UnreadFile]

    /// Reads the modules of a package from its manifest and the imports of its sources.
    ///
    /// - Throws: `PackageDiagramError`, `SourceModelError`.
    init(of manifest: PackageManifest, in root: URL, includesTests: Bool, relativeTo base: URL) throws {
        let targets = try manifest.targets.filter { includesTests || $0.type != "test" }.map {
            try PackageTarget($0, of: manifest, in: root)
        }
        guard !targets.isEmpty else { throw PackageDiagramError.noModules(package: manifest.name) }
        let byModule = Dictionary(targets.map { ($0.module, $0.name) }) { first, _ in first }
        let importable = Set(targets.filter(\.isImported).map(\.name))
        let shown = Set(targets.map(\.name))
        var (arrows, unread): ([ModuleArrow], [UnreadFile]) = ([], [])
        var nodes: [Node] = []
        for target in targets {
            let read = try target.read(relativeTo: base)
            unread += read.unread
            var imports: [String: Location] = [:]
            for found in read.files.flatMap(\.imports) {
                guard let name = byModule[found.module], name != target.name, imports[name] == nil else { continue }
                imports[name] = found.location
            }
            let declared = target.dependencies.filter(shown.contains)
            arrows += declared.map { name in
                let isUnused = imports[name] == nil && importable.contains(name) && !read.files.isEmpty
                return ModuleArrow(target.name, name, isUnused ? .unused : .used, at: imports[name])
            }
            arrows += targets.map(\.name).filter { imports[$0] != nil && !declared.contains($0) }.map { name in
                ModuleArrow(target.name, name, .undeclared, at: imports[name])
            }
            let isOfC = target.type == "regular" && read.files.isEmpty && read.unread.isEmpty
            nodes.append(Node(name: target.name, note: isOfC ? "C" : Self.notes[target.type]))
        }
        self.init(title: manifest.name, isOfFolders: false, nodes: nodes, arrows: arrows, unread: unread)
    }

    init(title: String, isOfFolders: Bool, nodes: [Node], arrows: [ModuleArrow], unread: [UnreadFile]) {
        self.title = title
        self.isOfFolders = isOfFolders
        self.nodes = nodes
        self.arrows = arrows
        self.unread = unread
    }

    private static let notes = [
        "executable": "executable", "test": "tests", "macro": "macro", "plugin": "plugin", "system": "system library",
        "binary": "binary",
    ]

    /// The shortest circle in each group of nodes that use each other.
    var circles: [[String]] { Reachability(of: nodes.map(\.name), arrows.map { ($0.from, $0.to) }).circles }
}
