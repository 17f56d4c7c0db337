/// A list of names with explanations, side by side, or below each other on a narrow terminal.
package enum TwoColumns {
    /// Returns the rows in lines of at most `width` columns, indented by two.
    package static func lines(_ rows: [(name: String, text: String)], style: Style, width: Int) -> [String] {
        let widest = (rows.map { TextColumns.width($0.name) }.max() ?? 0) + 2
        let room = width - widest - 2
        let isNarrow = room < 24 && rows.contains { TextColumns.width($0.text) > room }
        return rows.flatMap { name, text -> [String] in
            if isNarrow {
                return ["  " + style.code(name)] + TextColumns.wrap(text, width: width - 6).map { "      " + $0 }
            }
            return TextColumns.wrap(text, width: room).enumerated().map { index, line in
                "  " + TextColumns.padded(index == 0 ? style.code(name) : "", to: widest) + line
            }
        }
    }
}
