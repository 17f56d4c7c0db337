@testable import WorkbookTools

/// Diagrams of modules that aren't declared in any manifest.
enum GraphFixture {
    /// Returns a diagram; `A > B C` means that A uses B and C, and a line without `>` is a module that uses none.
    static func diagram(_ lines: [String], undeclared: [(String, String)] = []) -> PackageDiagram {
        PackageDiagram(graph(lines, undeclared: undeclared))
    }

    static func graph(_ lines: [String], undeclared: [(String, String)] = []) -> ModuleGraph {
        let words = lines.map { $0.split(whereSeparator: { " >".contains($0) }).map(String.init) }
        var names: [String] = []
        for name in words.compactMap(\.first) + words.flatMap({ $0 }) where !names.contains(name) { names.append(name) }
        let arrows = words.flatMap { line in line.dropFirst().map { ModuleArrow(line[0], $0) } }
        let others = undeclared.map { ModuleArrow($0.0, $0.1, .undeclared) }
        return ModuleGraph(
            title: "Shelf", isOfFolders: false, nodes: names.map { ModuleGraph.Node(name: $0, note: nil) },
            arrows: arrows + others, unread: [])
    }
}
