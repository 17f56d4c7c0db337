extension PackageDiagram {
    /// The diagram as a Mermaid flowchart, a text that many sites can draw.
    var mermaid: String {
        let boxes = bands.flatMap { $0 }
        let numbers = Dictionary(uniqueKeysWithValues: boxes.enumerated().map { ($1.name, "m\($0)") })
        var lines = ["flowchart TB", "    accTitle: \(heading)"]
        lines += boxes.map { box in
            let note = box.note.map { "<br>" + $0 } ?? ""
            return "    \(numbers[box.name] ?? "")[\"\(box.name)\(note)\"]"
        }
        lines += arrows.map { arrow in
            let (from, to) = (numbers[arrow.from] ?? "", numbers[arrow.to] ?? "")
            return switch arrow.look {
            case .used: "    \(from) --> \(to)"
            case .partly: "    \(from) -.-> \(to)"
            case .unused: "    \(from) -.->|\"not imported\"| \(to)"
            case .undeclared: "    \(from) ==>|\"undeclared\"| \(to)"
            case .circle: "    \(from) ==>|\"in a circle\"| \(to)"
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
