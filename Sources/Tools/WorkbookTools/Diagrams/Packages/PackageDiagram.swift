import Foundation
import SourceModel

/// The modules of a package, or the folders of one of them, with their uses of each other, arranged for showing.
struct PackageDiagram {
    let graph: ModuleGraph
    /// The boxes, with users above those that they use.
    let bands: [[ModuleBox]]
    /// The arrows, without those that a longer way implies.
    let arrows: [BoxArrow]
    /// Whether any arrow was left out.
    let leavesOut: Bool

    /// Reads the package around a folder: its manifest, and the imports in the sources of its targets.
    ///
    /// - Parameters:
    ///   - path: The typed path, or nil for the folder itself.
    ///   - module: The target whose folders are drawn, or nil for the package's modules.
    /// - Throws: `PackageDiagramError`, `SourceModelError`, and `ProcessError` without a toolchain.
    init(
        path: String?, in folder: URL, module: String? = nil, includesTests: Bool = false,
        environment: [String: String]
    ) throws {
        let root = try Self.root(of: path, in: folder)
        let manifest = try PackageManifest.read(root, environment: environment)
        if let module {
            try self.init(foldersOf: module, of: manifest, in: root, relativeTo: folder)
        } else {
            self.init(
                try ModuleGraph(of: manifest, in: root, includesTests: includesTests, relativeTo: folder))
        }
    }

    private init(foldersOf module: String, of manifest: PackageManifest, in root: URL, relativeTo base: URL) throws {
        guard let target = manifest.targets.first(where: { $0.name == module }) else {
            throw PackageDiagramError.noTarget(module, known: manifest.targets.map(\.name))
        }
        let read = try PackageTarget(target, of: manifest, in: root).read(relativeTo: base)
        let uses = FolderUses(of: read.files, module: module)
        let nodes = uses.folders.map { ModuleGraph.Node(name: $0, note: $0 == module ? "in no folder" : nil) }
        guard !nodes.isEmpty else { throw SourceModelError.nothingSelected(path: module) }
        self.init(
            ModuleGraph(title: module, isOfFolders: true, nodes: nodes, arrows: uses.arrows, unread: read.unread))
    }

    init(_ graph: ModuleGraph) {
        self.graph = graph
        let boxes = ModuleFamilies.boxes(of: graph)
        let all = Self.arrows(between: boxes, of: graph)
        arrows = Self.withoutImplied(all, between: boxes)
        leavesOut = arrows.count < all.count
        bands = ModuleBands.bands(of: boxes, by: all)
    }

    /// The nearest folder with a manifest, from the typed path upward.
    private static func root(of path: String?, in folder: URL) throws -> URL {
        let start = folder.resolving(path ?? ".")
        guard FileManager.default.fileExists(atPath: start.path) else {
            throw SourceModelError.missing(path: path ?? folder.path)
        }
        var root = start
        while !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) {
            guard root.pathComponents.count > 1 else {
                throw PackageDiagramError.noPackage(path: path ?? folder.path)
            }
            root = root.deletingLastPathComponent()
        }
        return root
    }

    private static func arrows(between boxes: [ModuleBox], of graph: ModuleGraph) -> [BoxArrow] {
        var home: [String: String] = [:]
        for box in boxes { for member in box.members { home[member] = box.name } }
        let size = Dictionary(uniqueKeysWithValues: boxes.map { ($0.name, $0.members.count) })
        let paths = Reachability(of: graph.nodes.map(\.name), graph.arrows.map { ($0.from, $0.to) })
        var (order, kinds): ([[String]], [[String]: [ModuleArrow]]) = ([], [:])
        for arrow in graph.arrows {
            guard let from = home[arrow.from], let to = home[arrow.to] else { continue }
            if kinds[[from, to]] == nil { order.append([from, to]) }
            kinds[[from, to], default: []].append(arrow)
        }
        return order.map { ends in
            let inside = kinds[ends] ?? []
            let isWhole = inside.count == (size[ends[0]] ?? 1) * (size[ends[1]] ?? 1)
            let look: BoxArrow.Look =
                if inside.contains(where: { paths.circle($0.from, $0.to) }) {
                    .circle
                } else if inside.contains(where: { $0.kind == .undeclared }) {
                    .undeclared
                } else if inside.allSatisfy({ $0.kind == .unused }) {
                    .unused
                } else {
                    isWhole ? .used : .partly
                }
            return BoxArrow(
                from: ends[0], to: ends[1], look: look, isDeclared: inside.contains { $0.kind != .undeclared })
        }
    }

    /// Drops arrows to boxes that all modules also use through another one, unless the arrow shows an error.
    private static func withoutImplied(_ arrows: [BoxArrow], between boxes: [ModuleBox]) -> [BoxArrow] {
        let certain = arrows.filter { $0.look == .used }
        let paths = Reachability(of: boxes.map(\.name), certain.map { ($0.from, $0.to) })
        return arrows.filter { arrow in
            guard arrow.look == .used || arrow.look == .partly else { return true }
            return !certain.contains {
                $0.from == arrow.from && $0.to != arrow.to && paths.lead(from: $0.to, to: arrow.to)
            }
        }
    }
}
