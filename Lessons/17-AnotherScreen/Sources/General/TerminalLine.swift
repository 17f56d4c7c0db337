/// A line of a screen: its words, in red where they are to stand out.
struct TerminalLine: Equatable {
    let words: String
    let isRed: Bool

    init(_ words: String, isRed: Bool = false) {
        self.words = words
        self.isRed = isRed
    }

    /// The line as a terminal gets it. Whatever a name contains, it moves no cursor and breaks no line.
    func text(isColored: Bool) -> String {
        let visible = String(words.map { $0.isNewline || $0.unicodeScalars.contains(where: isControl) ? "?" : $0 })
        return isColored && isRed ? "\u{1B}[31m\(visible)\u{1B}[0m" : visible
    }

    private func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control
    }
}
