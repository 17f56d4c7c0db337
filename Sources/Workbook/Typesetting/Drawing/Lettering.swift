/// How a piece of text is set in a drawing, and how much room it takes at most.
///
/// Nobody knows which font a reader's machine has, so widths are those of wide ones: a text that fits here fits there.
package struct Lettering: Sendable, Equatable {
    /// The kinds of letters that a drawing uses.
    package enum Face: Sendable, Equatable {
        /// For words.
        case plain
        /// For names and headings.
        case bold
        /// For what stands in the source.
        case code
    }

    /// The kind of letters.
    package let face: Face
    /// The size of the font, in pixels.
    package let size: Double

    /// Letters of that kind and size.
    package init(_ face: Face, size: Double) {
        self.face = face
        self.size = size
    }

    /// The room that a line of text needs, in pixels.
    package func width(of text: String) -> Double {
        text.reduce(0) { $0 + units(of: $1) } * size / 1_000
    }

    /// The distance from one line to the next, in pixels.
    package var lineHeight: Double { (size * 1.4).rounded(.up) }

    /// The text, cut with an ellipsis where it needs more than that room.
    package func cut(_ text: String, to room: Double) -> String {
        guard width(of: text) > room else { return text }
        var kept = text
        while !kept.isEmpty, width(of: kept + "…") > room { kept.removeLast() }
        return kept + "…"
    }

    /// The text in lines that need no more than that room, broken between words, inside a word only where it must be.
    ///
    /// What does not fit into `limit` lines is cut with an ellipsis.
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

    /// Verdana's and DejaVu Sans' letters are about the widest; any other letter counts as wide as an M.
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
