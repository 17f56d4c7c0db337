import RoleRules

extension Diagram {
    /// The diagram as lines: each type, and in three columns whom it owns, knows and makes, and as what.
    public func lines(_ style: Style) -> [String] {
        var lines = [style.bold("\(title): who knows whom"), sentence]
        let shown = bands.flatMap(\.types).map(\.name)
        let links = known.links.filter { shown.contains($0.from) }
        let width = links.map(\.to.count).max() ?? 0
        for band in bands {
            if let heading = heading(of: band) { lines += ["", style.bold(heading)] } else { lines.append("") }
            for type in band.types {
                lines.append("  " + Self.headline(of: type))
                lines += links.filter { $0.from == type.name }.map { link in
                    "    " + TextColumns.padded(link.kind.rawValue, to: 6) + TextColumns.padded(link.to, to: width + 2)
                        + link.label
                }.map(\.trimmedAtEnd)
            }
        }
        return lines + [""] + legend
    }

    /// What stands over a band; nothing where there are no modules at all.
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
