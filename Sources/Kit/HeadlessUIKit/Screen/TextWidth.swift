/// Measures the columns that a text takes on a terminal.
nonisolated enum TextWidth {
    /// Returns a character's columns: 2 for East Asian wide ones and emoji, 0 for lone combining marks, else 1.
    static func of(_ character: Character) -> Int {
        if character.isASCII { return 1 }
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if scalars.contains(where: { $0.value == 0xFE0F }) || first.properties.isEmojiPresentation { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return isWide(first.value) ? 2 : 1
        }
    }

    /// Returns a text's columns.
    static func of(_ text: String) -> Int { isPlain(text) ? text.utf8.count : text.reduce(0) { $0 + of($1) } }

    /// Whether each byte is one column (printable ASCII): a shortcut for most texts, which each look measures again.
    private static func isPlain(_ text: String) -> Bool { !text.utf8.contains { $0 < 0x20 || $0 >= 0x7F } }

    /// Returns the text, cut to a width with an ellipsis if it's longer.
    static func cut(_ text: String, to width: Int) -> String {
        if of(text) <= width { return text }
        guard width > 0 else { return "" }
        var rest = width - 1
        let kept = text.prefix { character in
            rest -= of(character)
            return rest >= 0
        }
        return kept + "…"
    }

    /// Returns a text that is safe for a terminal: marks replace control characters, which could move the cursor.
    static func printable(_ text: String) -> String {
        if isPlain(text) { return text }
        return String(
            text.map { character in
                if character == "\t" { return " " }
                let isControl = character.unicodeScalars.contains { scalar in
                    [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
                        || isDirectional(scalar.value)
                }
                return isControl ? "\u{FFFD}" : character
            })
    }

    /// The blocks that are wide or full-width in Unicode's East Asian Width (UAX 11).
    private static let wideBlocks: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F200...0x1F251, 0x20000...0x3FFFD,
    ]

    private static func isWide(_ scalar: UInt32) -> Bool { wideBlocks.contains { $0.contains(scalar) } }

    /// Whether the mark reorders the text behind it, which would move a box's border.
    private static func isDirectional(_ scalar: UInt32) -> Bool {
        (0x202A...0x202E).contains(scalar) || (0x2066...0x2069).contains(scalar)
    }
}
