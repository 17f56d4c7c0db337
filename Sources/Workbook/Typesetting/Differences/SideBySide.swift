/// A difference in two columns, with a mark between lines that differ.
package enum SideBySide {
    /// The smallest width at which two columns of code are readable.
    package static let leastWidth = 120

    /// Returns the titles above the columns.
    package static func head(_ titles: (String, String), style: Style, width: Int) -> String {
        TextColumns.padded(style.bold(titles.0), to: column(width)) + "   " + style.bold(titles.1)
    }

    /// Returns the rows in lines: `|` between lines that differ, `<` and `>` next to a line that only one side has.
    ///
    /// A line that is longer than its column continues below, because half a line of code would mislead.
    package static func lines(
        _ rows: some Collection<LineDifference.Row>, style: Style, width: Int
    ) -> [String] {
        rows.flatMap { lines($0, style: style, column: column(width)) }
    }

    private static func column(_ width: Int) -> Int { (width - 3) / 2 }

    private static func lines(_ row: LineDifference.Row, style: Style, column: Int) -> [String] {
        let (left, right) = (pieces(row.old ?? "", column), pieces(row.new ?? "", column))
        let mark = row.isSame ? "   " : row.old == nil ? " > " : row.new == nil ? " < " : " | "
        return (0..<max(left.count, right.count)).map { index in
            let mine = TextColumns.padded(index < left.count ? left[index] : "", to: column)
            let theirs = index < right.count ? right[index] : ""
            if row.isSame { return mine + mark + theirs }
            return style.bad(mine) + style.open(mark) + style.good(theirs)
        }.map(\.trimmedAtEnd)
    }

    private static func pieces(_ text: String, _ width: Int) -> [String] {
        var pieces = [""]
        for character in text {
            if TextColumns.width(pieces[pieces.count - 1] + String(character)) > width { pieces.append("") }
            pieces[pieces.count - 1].append(character)
        }
        return pieces
    }
}
