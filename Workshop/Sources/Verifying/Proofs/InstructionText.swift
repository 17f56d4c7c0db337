/// A text in Markdown, as far as it speaks of code.
struct InstructionText {
    /// Headings of the second level, without their marks, with their lines from 1.
    private(set) var headings: [(line: Int, text: String)] = []
    /// What stands between backticks, with its line from 1; whole listings are none.
    private(set) var spans: [(line: Int, text: String)] = []

    init(_ markdown: String) {
        var isListing = false
        for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") { isListing.toggle() }
            if isListing || line.hasPrefix("```") { continue }
            if line.hasPrefix("## ") { headings.append((index + 1, String(line.dropFirst(3)))) }
            let parts = line.split(separator: "`", omittingEmptySubsequences: false)
            // Every second part lies between two backticks; a last one without an end does not.
            for part in stride(from: 1, to: parts.count - 1, by: 2) {
                spans.append((index + 1, String(parts[part])))
            }
        }
    }
}
