/// Breaks a text into lines of a width.
nonisolated enum TextWrapping {
    /// Returns the lines of a text, broken at its own line ends and between words, or inside a word that is too long.
    ///
    /// - Parameter limit: The most lines, with the last one truncated; 0 for any number.
    static func lines(of text: String, width: Int, limit: Int = 0) -> [String] {
        let width = max(1, width)
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
            .flatMap { wrap(TextWidth.printable(String($0)), width: width) }
        guard limit > 0, lines.count > limit else { return lines }
        let rest = lines[(limit - 1)...].joined(separator: " ")
        return lines.prefix(limit - 1) + [TextWidth.cut(rest, to: width)]
    }

    private static func wrap(_ paragraph: String, width: Int) -> [String] {
        if !paragraph.hasPrefix(" "), TextWidth.of(paragraph) <= width { return [paragraph] }
        var lines: [String] = []
        var line = ""
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            let joined = lines.isEmpty && line.isEmpty ? String(word) : line.isEmpty ? String(word) : "\(line) \(word)"
            if TextWidth.of(joined) <= width {
                line = joined
                continue
            }
            if !line.isEmpty { lines.append(line) }
            let pieces = pieces(of: word, width: width)
            lines += pieces.dropLast()
            line = pieces.last ?? ""
        }
        return lines + [line]
    }

    private static func pieces(of word: Substring, width: Int) -> [String] {
        var pieces = [""]
        for character in word {
            if TextWidth.of(pieces[pieces.count - 1]) + TextWidth.of(character) > width { pieces.append("") }
            pieces[pieces.count - 1].append(character)
        }
        return pieces
    }
}
