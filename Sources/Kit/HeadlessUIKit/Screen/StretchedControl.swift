/// Draws a control that is several lines high: a box with its content in the middle.
nonisolated enum StretchedControl {
    /// - Parameter height: The number of lines, at least two.
    static func lines(around content: String, isCentered: Bool, width: Int, height: Int) -> [String] {
        let inner = max(1, width - 2)
        let text = TextWidth.cut(content, to: inner)
        let free = inner - TextWidth.of(text)
        let before = isCentered ? free / 2 : 0
        let bar = String(repeating: "─", count: inner)
        let empty = "│\(String(repeating: " ", count: inner))│"
        var lines = Array(repeating: empty, count: height)
        lines[height - 1] = "└\(bar)┘"
        if height > 2 { lines[0] = "┌\(bar)┐" }
        lines[(height - 1) / 2] =
            "│\(String(repeating: " ", count: before))\(text)\(String(repeating: " ", count: free - before))│"
        return lines
    }
}
