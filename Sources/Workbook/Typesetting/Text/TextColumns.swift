/// Measures and wraps text by the columns of a terminal, in which escape sequences take none.
package enum TextColumns {
    /// Returns the number of columns that the text takes.
    package static func width(_ text: String) -> Int {
        var width = 0
        var isEscape = false
        for character in text {
            if character == "\u{1B}" {
                isEscape = true
            } else if isEscape {
                isEscape = !(character.isLetter && character.isASCII)
            } else {
                width += columns(of: character)
            }
        }
        return width
    }

    /// Returns the text in lines of at most `width` columns, broken between words.
    ///
    /// A word longer than a line stays whole, because half a path is useless in a pipe. On a terminal, which would
    /// break it anywhere, `breaksPaths` breaks it after a slash. Every line after the first begins with `indent`.
    package static func wrap(
        _ text: String, width: Int, indent: String = "", breaksPaths: Bool = false
    ) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            if line.isEmpty {
                line = String(word)
            } else if self.width(line) + 1 + self.width(String(word)) <= width {
                line += " " + word
            } else {
                lines.append(line)
                line = indent + word
            }
            while breaksPaths, self.width(line) > width, let parts = brokenPath(line, width: width) {
                lines.append(parts.first)
                line = indent + parts.rest
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    /// Returns the line in two parts, split at the last slash that fits, or nil if there is none.
    private static func brokenPath(_ line: String, width: Int) -> (first: String, rest: String)? {
        guard let slash = line.prefix(width).lastIndex(of: "/"), slash > line.startIndex else { return nil }
        let next = line.index(after: slash)
        // A colored word isn't cut, because its second half would lose the color.
        guard next < line.endIndex, !line.contains("\u{1B}") else { return nil }
        return (String(line[..<next]), String(line[next...]))
    }

    /// Returns the text, filled with spaces to `width` columns.
    package static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - self.width(text)))
    }

    /// Returns the text, cut to `width` columns with an ellipsis if it is longer.
    package static func cut(_ text: String, to width: Int) -> String {
        guard self.width(text) > width, width > 1 else { return text }
        return String(text.prefix(width - 1)) + "…"
    }

    /// Returns two for the wide characters of East Asia and for pictographs, and one for all others.
    private static func columns(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default:
            return 1
        }
    }
}
