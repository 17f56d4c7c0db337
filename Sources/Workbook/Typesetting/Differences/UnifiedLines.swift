/// A difference in one column, with a minus before removed lines and a plus before added ones.
package enum UnifiedLines {
    /// Returns the rows in lines; between two equal rows, removed lines come before added ones.
    ///
    /// A line of code that is too long continues below its mark, because half of it would mislead.
    package static func lines(_ rows: some Collection<LineDifference.Row>, style: Style, width: Int) -> [String] {
        var lines: [String] = []
        var come: [String] = []
        func dressed(_ mark: String, _ text: String, _ dress: (String) -> String) -> [String] {
            if text.isEmpty { return [dress(mark.filter { $0 != " " })] }
            let pieces = CodeLine.lines(text, isCode: true, width: width == .max ? .max : width - 2)
            return pieces.map { dress(mark + " " + $0) }
        }
        for row in rows {
            if row.isSame {
                lines += come
                come = []
                lines += dressed(" ", row.old ?? "") { $0 }
            } else {
                if let old = row.old { lines += dressed("-", old, style.bad) }
                if let new = row.new { come += dressed("+", new, style.good) }
            }
        }
        return lines + come
    }
}
