import Typesetting

extension Diagram {
    /// The diagram as lines: each type, and in three columns its references' kinds, targets and labels.
    ///
    /// With a width, longer lines continue on a second one, without breaking a name.
    func lines(_ style: Style, width room: Int? = nil) -> [String] {
        func wrapped(_ text: String) -> [String] { room.map { TextColumns.wrap(text, width: $0) } ?? [text] }
        var lines = wrapped("\(title): who knows whom").map(style.bold) + wrapped(sentence)
        let shown = bands.flatMap(\.types).map(\.name)
        let links = known.links.filter { shown.contains($0.from) }
        let width = links.map(\.to.count).max() ?? 0
        for band in bands {
            if let heading = heading(of: band) { lines += ["", style.bold(heading)] } else { lines.append("") }
            for type in band.types {
                lines.append("  " + Self.headline(of: type))
                lines += links.filter { $0.from == type.name }.flatMap { link in
                    let kind = "    " + TextColumns.padded(link.kind.rawValue, to: 6)
                    let line = (kind + TextColumns.padded(link.to, to: width + 2) + link.label).trimmedAtEnd
                    guard let room, TextColumns.width(line) > room else { return [line] }
                    let label = TextColumns.wrap(link.label, width: room - 12)
                    return [kind + link.to] + label.map { String(repeating: " ", count: 12) + $0 }
                }
            }
        }
        return lines + [""] + legend.flatMap(wrapped)
    }

    /// The heading of a band, or nil if there are no modules at all.
    func heading(of band: DiagramBand) -> String? {
        band.module ?? (bands.contains { $0.module != nil } ? "of no module" : nil)
    }

    private var legend: [String] {
        let kinds = "owns: a strong reference; knows: a weak one; makes: nothing is kept."
        let seams = "Behind a colon stands the protocol, which is the seam, or UIKit's class."
        return known.hasSeams ? [kinds, seams] : [kinds]
    }

    private static func headline(of type: PlacedType) -> String {
        guard let role = type.role, !type.name.hasSuffix(role) else { return type.name }
        return "\(type.name) (\(role))"
    }
}
