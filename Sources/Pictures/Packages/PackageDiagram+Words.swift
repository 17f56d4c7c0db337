import Typesetting

extension PackageDiagram {
    /// What stands over it.
    var heading: String {
        graph.isOfFolders ? "\(graph.title): which folder uses which" : "\(graph.title): which module uses which"
    }

    /// Where it comes from.
    var sentence: String {
        let count = graph.nodes.count
        return graph.isOfFolders
            ? "Read from the names of types in \(count.counted("folder")). Each stands above what it uses."
            : "Read from the manifest and the imports of \(count.counted("module")). Each stands above what it uses."
    }

    /// Who uses whom, for somebody who can't see it.
    var sentences: [String] {
        bands.flatMap { $0 }.compactMap { box in
            let uses = arrows.filter { $0.from == box.name }.map(\.to)
            return uses.isEmpty ? nil : "\(box.name) uses \(uses.joined(separator: ", "))."
        }
    }

    /// What has to be known to read it.
    var remarks: [String] {
        leavesOut ? ["What is used through another one as well has no arrow of its own."] : []
    }

    /// What an arrow means.
    func meaning(of look: BoxArrow.Look) -> String {
        switch look {
        case .used: "uses"
        case .partly: "some of them use it, or it uses some of them"
        case .unused: "declared, and not imported"
        case .undeclared: "imported, and not declared"
        case .circle: "in a circle"
        }
    }
}
