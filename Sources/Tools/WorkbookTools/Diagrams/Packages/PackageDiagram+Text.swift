import Typesetting

extension PackageDiagram {
    /// The diagram as lines: each box with those that it uses, band by band.
    ///
    /// With a width, longer lines break between names.
    func lines(_ style: Style, width room: Int? = nil) -> [String] {
        func wrapped(_ text: String) -> [String] { room.map { TextColumns.wrap(text, width: $0) } ?? [text] }
        var lines = wrapped(heading).map(style.bold) + wrapped(sentence)
        let boxes = bands.flatMap { $0 }
        let widest = boxes.map { TextColumns.width(Self.label(of: $0)) }.max() ?? 0
        let isNarrow = room.map { $0 - widest - 4 < 24 } ?? false
        for band in bands {
            lines.append("")
            for box in band {
                let label = Self.label(of: box)
                let uses = uses(of: box)
                let indent = isNarrow ? "    " : String(repeating: " ", count: widest + 4)
                let text = uses.isEmpty ? ["uses no other"] : Self.wrapped(uses, room.map { $0 - indent.count })
                if isNarrow {
                    lines.append("  " + style.code(label))
                    lines += text.map { indent + $0 }
                } else {
                    let padding = String(repeating: " ", count: widest + 2 - TextColumns.width(label))
                    let first = uses.isEmpty ? style.faint(text[0]) : text[0]
                    lines.append("  " + style.code(label) + padding + first)
                    lines += text.dropFirst().map { indent + $0 }
                }
            }
        }
        let families = boxes.filter { $0.members.count > 1 }.flatMap { box in
            wrapped("\(box.name): \(box.members.joined(separator: ", ")).")
        }
        let legend = remarks.flatMap(wrapped) + families
        return lines + (legend.isEmpty ? [] : [""] + legend)
    }

    private static func label(of box: ModuleBox) -> String {
        box.note.map { "\(box.name) (\($0))" } ?? box.name
    }

    /// The names, each with a mark if its arrow is unusual.
    private func uses(of box: ModuleBox) -> [String] {
        let names = bands.flatMap { $0 }.map(\.name)
        return names.flatMap { name in
            arrows.filter { $0.from == box.name && $0.to == name }.map { arrow in
                arrow.look == .used ? name : "\(name) (\(mark(of: arrow)))"
            }
        }
    }

    private func mark(of arrow: BoxArrow) -> String {
        switch arrow.look {
        case .used: "used"
        case .partly: "some"
        case .unused: "not imported"
        case .undeclared: "undeclared"
        case .circle: arrow.isDeclared ? "in a circle" : "undeclared, in a circle"
        }
    }

    private static func wrapped(_ names: [String], _ room: Int?) -> [String] {
        var lines = [""]
        for (index, name) in names.enumerated() {
            let part = index + 1 < names.count ? name + "," : name
            let line = lines[lines.count - 1]
            if let room, !line.isEmpty, TextColumns.width(line) + 1 + TextColumns.width(part) > room {
                lines.append(part)
            } else {
                lines[lines.count - 1] = line.isEmpty ? part : line + " " + part
            }
        }
        return lines
    }
}
