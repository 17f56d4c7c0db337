extension TextColumns {
    /// Returns the first `width` columns of a text that may contain color codes, and resets the color at the end.
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
