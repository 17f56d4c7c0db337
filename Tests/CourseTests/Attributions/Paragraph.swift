/// A paragraph, a list item or a table row in Markdown without its code, or a line of JSON or Swift.
struct Paragraph {
    let file: String
    /// The number of its first line.
    let line: Int
    let text: String

    static func all(of file: String, in text: String) -> [Paragraph] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return file.hasSuffix(".md") ? markdown(lines, of: file) : strings(lines, of: file)
    }

    private static func markdown(_ lines: [Substring], of file: String) -> [Paragraph] {
        var found: [Paragraph] = []
        var (isCode, isContinued) = (false, false)
        for (index, line) in lines.enumerated() {
            if line.contains(/^ *```/) { isCode.toggle() }
            let text = isCode ? "" : line.replacing(/`[^`]*`/, with: "").replacing(/[“”]/, with: "\"")
            let begins = text.contains(/^ *([-*|#>]|\d+\.) ?/) || !isContinued
            isContinued = text.contains(/\S/)
            guard isContinued else { continue }
            if !begins, let last = found.popLast() {
                found.append(Paragraph(file: file, line: last.line, text: last.text + "\n" + text))
            } else {
                found.append(Paragraph(file: file, line: index + 1, text: String(text)))
            }
        }
        return found
    }

    /// Returns a paragraph per line, which is the contents of its string literals; a literal continued after a `+`
    /// belongs to the line before.
    private static func strings(_ lines: [Substring], of file: String) -> [Paragraph] {
        var found: [Paragraph] = []
        for (index, line) in lines.enumerated() {
            let text = line.replacing(/(\\?)"/) { $0.1.isEmpty ? "" : "\"" }
            if line.contains(/^ *\+ "/), let last = found.popLast() {
                found.append(Paragraph(file: file, line: last.line, text: last.text + "\n" + text))
            } else {
                found.append(Paragraph(file: file, line: index + 1, text: String(text)))
            }
        }
        return found
    }
}
