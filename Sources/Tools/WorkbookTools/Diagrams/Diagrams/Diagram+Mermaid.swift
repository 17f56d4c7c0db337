extension Diagram {
    /// The diagram as a Mermaid flowchart, a text that many sites can draw.
    var mermaid: String {
        var lines = ["flowchart LR", "    accTitle: \(title): who knows whom"]
        var shown: [String] = []
        for band in bands {
            let types = band.types
            shown += types.map(\.name)
            guard let module = band.module else {
                lines += types.map { "    " + Self.box($0) }
                continue
            }
            lines.append("    subgraph \(module)")
            lines += types.map { "        " + Self.box($0) }
            lines.append("    end")
        }
        let links = known.links.filter { shown.contains($0.from) }
        var guests: [String] = []
        for link in links where !shown.contains(link.to) && !guests.contains(link.to) { guests.append(link.to) }
        lines += guests.map { "    \(Self.id($0))([\"\($0)\"])" }
        lines += links.map { link in
            "    \(Self.id(link.from)) \(Self.arrow(of: link.kind))|\"\(link.label)\"| \(Self.id(link.to))"
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func box(_ type: PlacedType) -> String { "\(id(type.name))[\"\(shortName(of: type))\"]" }

    /// A name that Mermaid can't misread: it has its own meaning for a dot, and `end` ends a subgraph.
    private static func id(_ name: String) -> String { "t_" + name.map { $0 == "." ? "_" : String($0) }.joined() }

    private static func arrow(of kind: KnownLink.Kind) -> String {
        switch kind {
        case .owns: "-->"
        case .knows: "-.->"
        case .makes: "--o"
        }
    }

    /// A name without its module's, which the band shows already.
    static func shortName(of type: PlacedType) -> String {
        guard let module = type.module, type.name.hasPrefix(module), type.name != module else { return type.name }
        return String(type.name.dropFirst(module.count))
    }
}
