extension String {
    /// Without the blanks at its end.
    package var trimmedAtEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    /// Without the blanks at its start.
    package var trimmedAtStart: String { String(drop { $0 == " " }) }
}
