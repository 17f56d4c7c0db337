import Typesetting

/// Sets a diagram's texts, and breaks them into lines.
enum DiagramLettering {
    static let heading = Lettering(.bold, size: 13)
    static let name = Lettering(.bold, size: 12)
    static let small = Lettering(.plain, size: 10.5)
    static let code = Lettering(.code, size: 10.5)

    /// One line of a box.
    struct Line {
        let text: String
        let lettering: Lettering
        let ink: Ink

        var width: Double { lettering.width(of: text) }
    }

    /// The lines in a type's box: a guest's module, the name, a role that the name lacks, and the properties.
    static func lines(of node: DiagramNode, propertiesWithin room: Double?) -> [Line] {
        let type = node.type
        let short = Diagram.shortName(of: type)
        var lines: [Line] = []
        if node.isGuest, let module = type.module, short != type.name { lines.append(Line(module, small, .faint)) }
        lines.append(Line(short, name, .text))
        if let role = type.role, !type.name.hasSuffix(role) { lines.append(Line(role, small, .faint)) }
        // The name needs its width anyway, so properties may take as much.
        if let room = room.map({ max($0, name.width(of: short)) }) {
            lines += type.properties.map { Line(code.cut($0, to: room), code, .faint) }
        }
        return lines
    }

    /// A link's label in lines of at most that width, if its names allow it.
    ///
    /// A name breaks after the colon, after an underscore, or else before a capital letter.
    static func lines(of link: KnownLink, within room: Double) -> [String] {
        var lines: [String] = []
        let parts = [link.type == nil ? link.label : "\(link.name ?? "makes"):", link.type].compactMap { $0 }
        for part in parts.flatMap({ code.width(of: $0) <= room ? [$0] : halves(of: $0) }) {
            var line = ""
            for syllable in syllables(of: part) {
                if !line.isEmpty, code.width(of: line + syllable) > room {
                    lines.append(line)
                    line = syllable
                } else {
                    line += syllable
                }
            }
            lines.append(line)
        }
        return lines
    }

    /// `ItemsList_` and `ManageData`.
    private static func halves(of name: String) -> [String] {
        guard let underscore = name.firstIndex(of: "_") else { return [name] }
        return [String(name[...underscore]), String(name[name.index(after: underscore)...])]
    }

    private static func syllables(of name: String) -> [String] {
        var syllables: [String] = []
        var current = ""
        for character in name {
            let begins = character.isUppercase && current.last.map { !$0.isUppercase } ?? false
            if begins, !current.isEmpty {
                syllables.append(current)
                current = ""
            }
            current.append(character)
        }
        return syllables + [current]
    }
}

extension DiagramLettering.Line {
    fileprivate init(_ text: String, _ lettering: Lettering, _ ink: Ink) {
        self.init(text: text, lettering: lettering, ink: ink)
    }
}
