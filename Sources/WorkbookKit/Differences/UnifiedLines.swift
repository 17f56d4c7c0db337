/// A difference one line below the other: what was taken away behind a minus, what came behind a plus.
public enum UnifiedLines {
    /// The rows in lines; between two rows that differ, what was taken away comes first.
    ///
    /// A line of code that is too long goes on below its mark; half of it would mislead.
    public static func lines(_ rows: some Collection<LineDifference.Row>, style: Style, width: Int) -> [String] {
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

    /// What the files differ in, with a few lines around each place.
    public static func lines(of files: [FileDifference], style: Style, width: Int) -> [String] {
        let changed = files.filter { !$0.difference.isEmpty }
        return changed.enumerated().flatMap { index, file in
            let hunks = file.difference.hunks(context: 3).map { lines($0, style: style, width: width) }
            let heading = (index == 0 ? [] : [""]) + [style.bold(TextColumns.cut(file.file, to: width))]
            return heading + hunks.joined(separator: [style.faint("  ...")])
        }
    }
}
