/// Rows of cells out of a text whose cells are separated by commas, semicolons or tabs.
///
/// Source: RFC 4180. Canvas and Moodle also offer semicolons and tabs, and begin the text with a byte order mark.
enum CSVTable {
    /// Returns the rows of a text; cells may be quoted, with quotes and line ends in them.
    static func rows(_ text: String) -> [[String]] {
        let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
        let separator = separator(of: text)
        var (rows, row, cell, isQuoted) = ([[String]](), [String](), "", false)
        func endRow() {
            row.append(cell)
            if row != [""] { rows.append(row) }
            (row, cell) = ([], "")
        }
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            index = text.index(after: index)
            switch character {
            case "\"" where isQuoted && index < text.endIndex && text[index] == "\"":
                cell.append("\"")
                index = text.index(after: index)
            case "\"" where isQuoted || cell.isEmpty: isQuoted.toggle()
            case separator where !isQuoted: (row, cell) = (row + [cell], "")
            case "\n" where !isQuoted, "\r" where !isQuoted, "\r\n" where !isQuoted: endRow()
            default: cell.append(character)
            }
        }
        endRow()
        return rows
    }

    /// The separator that occurs most often in the first line.
    private static func separator(of text: Substring) -> Character {
        let head = text.prefix { !$0.isNewline }
        let candidates: [Character] = [",", ";", "\t"]
        return candidates.max { first, second in head.count { $0 == first } < head.count { $0 == second } } ?? ","
    }
}
