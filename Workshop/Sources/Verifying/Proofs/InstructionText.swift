/// A Markdown text's headings and code spans.
struct InstructionText {
    /// The second-level headings without their marks, with their line numbers from 1.
    private(set) var headings: [(line: Int, text: String)] = []
    /// The texts between backticks, with their line numbers from 1; fenced code doesn't count.
    private(set) var spans: [(line: Int, text: String)] = []

    init(_ markdown: String) {
        var isListing = false
        for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") { isListing.toggle() }
            if isListing || line.hasPrefix("```") { continue }
            if line.hasPrefix("## ") { headings.append((index + 1, String(line.dropFirst(3)))) }
            let parts = line.split(separator: "`", omittingEmptySubsequences: false)
            // Every second part is between two backticks, except for a last one without a closing backtick.
            for part in stride(from: 1, to: parts.count - 1, by: 2) {
                spans.append((index + 1, String(parts[part])))
            }
        }
    }
}
