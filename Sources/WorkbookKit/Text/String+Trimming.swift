extension String {
    /// Without the blanks at its end.
    var trimmedAtEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    /// Without the blanks at its start.
    var trimmedAtStart: String { String(drop { $0 == " " }) }
}
