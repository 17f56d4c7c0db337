/// The font of a text in a drawing, and the most room that it takes.
///
/// The font on a reader's machine isn't known, so the widths are those of wide fonts: a text that fits here fits there.
package struct Lettering: Sendable, Equatable {
    /// The typefaces of a drawing.
    package enum Face: Sendable, Equatable {
        /// The face of words.
        case plain
        /// The face of names and headings.
        case bold
        /// The face of source code.
        case code
    }

    /// The typeface.
    package let face: Face
    /// The font size, in pixels.
    package let size: Double

    /// Creates lettering with that face and size.
    package init(_ face: Face, size: Double) {
        self.face = face
        self.size = size
    }

    /// Returns the width of a line of text, in pixels.
    package func width(of text: String) -> Double {
        text.reduce(0) { $0 + units(of: $1) } * size / 1_000
    }

    /// The distance from one line to the next, in pixels.
    package var lineHeight: Double { (size * 1.4).rounded(.up) }

    /// Returns the text, cut with an ellipsis if it is wider than `room`.
    package func cut(_ text: String, to room: Double) -> String {
        guard width(of: text) > room else { return text }
        var kept = text
        while !kept.isEmpty, width(of: kept + "…") > room { kept.removeLast() }
        return kept + "…"
    }

    /// Returns the text in lines no wider than `room`, broken between words, and inside a word only if necessary.
    ///
    /// Text beyond `limit` lines is cut with an ellipsis.
    package func lines(of text: String, within room: Double, limit: Int = .max) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let longer = line.isEmpty ? String(word) : line + " " + word
            if width(of: longer) <= room {
                line = longer
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = String(word)
            while width(of: line) > room, line.count > 1 {
                let head = prefix(of: line, within: room)
                lines.append(head)
                line.removeFirst(head.count)
            }
        }
        lines.append(line)
        guard lines.count > limit, limit > 0 else { return lines }
        return lines.prefix(limit - 1) + [cut(lines[limit - 1] + " " + lines[limit], to: room)]
    }

    private func prefix(of word: String, within room: Double) -> String {
        var head = String(word.prefix(1))
        for character in word.dropFirst() {
            guard width(of: head + String(character)) <= room else { break }
            head.append(character)
        }
        return head
    }

    // MARK: - Widths, in thousandths of the font's size

    private func units(of character: Character) -> Double {
        if face == .code { return Self.isWide(character) ? 1_260 : 630 }
        let width = Self.widths[character] ?? (Self.isWide(character) ? 1_100 : 1_000)
        return face == .bold ? width * 1.13 + 25 : width
    }

    private static func isWide(_ character: Character) -> Bool { TextColumns.width(String(character)) > 1 }

    /// Measured roughly from Verdana and DejaVu Sans, whose letters are among the widest; any other letter counts as
    /// wide as an M.
    private static let widths: [Character: Double] = {
        let groups: [(Double, String)] = [
            (300, "ijl'"), (340, " .,:;/\\|IJ·’"), (415, "()[]-rtf!"), (530, "\"?s“”"), (560, "_*czL`–"),
            (615, "kvxyaeoFT"), (640, "0123456789bdghnpqu{}$ESPßäöéè"), (700, "ABKVXYZCRü"), (790, "DGHNOQU&"),
            (870, "wM=+<>^~#→←×"),
        ]
        var widths: [Character: Double] = [:]
        for (width, characters) in groups {
            for character in characters { widths[character] = width }
        }
        return widths
    }()
}
