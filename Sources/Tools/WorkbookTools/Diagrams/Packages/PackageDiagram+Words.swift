import Typesetting

extension PackageDiagram {
    /// The heading of the diagram.
    var heading: String {
        graph.isOfFolders ? "\(graph.title): which folder uses which" : "\(graph.title): which module uses which"
    }

    /// The origin of the diagram's facts.
    var sentence: String {
        let count = graph.nodes.count
        return graph.isOfFolders
            ? "Read from the names of types in \(count.counted("folder")). Each stands above what it uses."
            : "Read from the manifest and the imports of \(count.counted("module")). Each stands above what it uses."
    }

    /// Explanations that a reader of the diagram needs.
    var remarks: [String] {
        leavesOut ? ["What is used through another one as well has no arrow of its own."] : []
    }
}
