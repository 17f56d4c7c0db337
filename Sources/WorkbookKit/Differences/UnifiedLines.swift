/// A difference one line below the other: what was taken away behind a minus, what came behind a plus.
public enum UnifiedLines {
    /// The rows in lines; between two rows that differ, what was taken away comes first.
    public static func lines(_ rows: some Collection<LineDifference.Row>, style: Style, width: Int) -> [String] {
        var lines: [String] = []
        var come: [String] = []
        func dressed(_ mark: String, _ text: String) -> String {
            text.isEmpty ? mark.filter { $0 != " " } : TextColumns.cut(mark + " " + text, to: width)
        }
        for row in rows {
            if row.isSame {
                lines += come
                come = []
                lines.append(dressed(" ", row.old ?? ""))
            } else {
                if let old = row.old { lines.append(style.bad(dressed("-", old))) }
                if let new = row.new { come.append(style.good(dressed("+", new))) }
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
