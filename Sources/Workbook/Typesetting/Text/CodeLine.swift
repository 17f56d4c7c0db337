/// Fits a line of code into a terminal without changing its meaning.
package enum CodeLine {
    /// Returns the line whole if it fits or belongs to a drawing; else cuts it between tokens, and indents the rest by
    /// four more.
    package static func lines(_ line: String, isCode: Bool, width: Int) -> [String] {
        var lines: [String] = []
        var rest = line
        let indent = String(repeating: " ", count: line.prefix { $0 == " " }.count + 4)
        while isCode, TextColumns.width(rest) > width, let cut = cut(in: rest, width: width, indent: indent.count) {
            lines.append(String(rest[..<cut]).trimmedAtEnd)
            rest = indent + rest[cut...].drop { $0 == " " }
        }
        return lines + [rest]
    }

    /// Returns the last place to cut within `width` columns: after a space, else next to a mark; inside quotes only if
    /// there is no other.
    private static func cut(in line: String, width: Int, indent: Int) -> String.Index? {
        var atBlank: String.Index?
        var atMark: String.Index?
        var insideQuotes: String.Index?
        var isQuoted = false
        var previous: Character = " "
        for (column, index) in line.indices.prefix(width + 1).enumerated() {
            let character = line[index]
            // Only after the indentation of the rest, so that each cut makes the line shorter.
            if isQuoted, column > indent, previous == " " { insideQuotes = index }
            if !isQuoted, column > indent {
                if previous == " ", character != " " { atBlank = index }
                if "([{,".contains(previous) || character == "." { atMark = index }
            }
            if character == "\"" { isQuoted.toggle() }
            previous = character
        }
        return atBlank ?? atMark ?? insideQuotes
    }
}
