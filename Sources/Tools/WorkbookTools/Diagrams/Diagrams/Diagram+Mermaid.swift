extension Diagram {
    /// The diagram as a Mermaid flowchart, which many sites draw from a text.
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

    /// Mermaid takes a dot in a name for its own, and `end` for the end of a subgraph.
    private static func id(_ name: String) -> String { "t_" + name.map { $0 == "." ? "_" : String($0) }.joined() }

    private static func arrow(of kind: KnownLink.Kind) -> String {
        switch kind {
        case .owns: "-->"
        case .knows: "-.->"
        case .makes: "--o"
        }
    }

    /// A name without its module's: the band says that.
    static func shortName(of type: PlacedType) -> String {
        guard let module = type.module, type.name.hasPrefix(module), type.name != module else { return type.name }
        return String(type.name.dropFirst(module.count))
    }
}
