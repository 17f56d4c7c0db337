extension TextColumns {
    /// What fits into `width` columns of a text that may hold color; color that was begun is ended.
    package static func clipped(_ text: String, to width: Int) -> String {
        if self.width(text) <= width { return text }
        var clipped = ""
        var used = 0
        var isEscape = false
        var isColored = false
        for character in text {
            if character == "\u{1B}" {
                (isEscape, isColored) = (true, true)
            } else if isEscape {
                isEscape = !(character.isLetter && character.isASCII)
            } else {
                used += self.width(String(character))
                if used > width { break }
            }
            clipped.append(character)
        }
        return isColored ? clipped + "\u{1B}[0m" : clipped
    }
}
