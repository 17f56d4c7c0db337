extension String {
    /// The text without spaces at its end.
    package var trimmedAtEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    /// The text without spaces at its start.
    package var trimmedAtStart: String { String(drop { $0 == " " }) }
}
