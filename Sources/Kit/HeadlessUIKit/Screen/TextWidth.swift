/// How many columns of a terminal a text takes.
nonisolated enum TextWidth {
    /// Columns of a character: 2 for East Asian wide ones and emoji, 0 for lone combining marks, else 1.
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

    /// Columns of a text.
    static func of(_ text: String) -> Int { isPlain(text) ? text.utf8.count : text.reduce(0) { $0 + of($1) } }

    /// Whether each byte of it is one column: printable ASCII, as most texts are. They are measured at each look.
    private static func isPlain(_ text: String) -> Bool { !text.utf8.contains { $0 < 0x20 || $0 >= 0x7F } }

    /// The text cut to a width, with an ellipsis where something is missing.
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

    /// What a terminal may be sent: control characters, which could move its cursor, become visible marks.
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

    /// The blocks that Unicode's East Asian Width (UAX 11) calls wide or full-width.
    private static let wideBlocks: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F200...0x1F251, 0x20000...0x3FFFD,
    ]

    private static func isWide(_ scalar: UInt32) -> Bool { wideBlocks.contains { $0.contains(scalar) } }

    /// Marks that reorder what follows them, and so would move a box's border.
    private static func isDirectional(_ scalar: UInt32) -> Bool {
        (0x202A...0x202E).contains(scalar) || (0x2066...0x2069).contains(scalar)
    }
}
